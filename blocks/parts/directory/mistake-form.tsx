import type { ReactNode } from 'react'
import type { UnclaimedCompanyProps } from '../../../schemas/blocks/unclaimed-company.ts'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'

type Props = { data: UnclaimedCompanyProps['data'] }

/** A form that reports a mistake to moderators. It is posted to its page, which then shows its place, and needs no script. */
export function MistakeForm({ data: { code, sent, text, email, errors } }: Props) {
  const { t } = usePage()
  const id = useElementId('mistake')
  if (sent)
    return (
      <p id={id} role="status" className="rounded-control bg-success-tint px-3.5 py-3 text-success-ink">
        {t('blocks:unclaimed-company.mistake.sent')}
      </p>
    )
  return (
    <details open={errors !== undefined} id={id}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t('blocks:unclaimed-company.mistake.title')}
      </summary>
      <form method="post" noValidate action={`#${id}`} className="mt-3 grid max-w-text gap-4">
        <input type="hidden" name="COMPANY_CODE" value={code} />
        {errors?.form && (
          <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
            {errors.form}
          </p>
        )}
        <MistakeField
          id={`${id}-text`}
          label={t('blocks:unclaimed-company.mistake.text')}
          error={errors?.text}
        >
          {(described) => (
            <textarea
              {...described}
              name="TEXT"
              rows={4}
              maxLength={1000}
              required
              defaultValue={text}
              className="field"
            />
          )}
        </MistakeField>
        <MistakeField
          id={`${id}-email`}
          label={t('blocks:unclaimed-company.mistake.email')}
          error={errors?.email}
        >
          {(described) => (
            <input
              {...described}
              type="email"
              name="EMAIL"
              maxLength={254}
              autoComplete="email"
              defaultValue={email}
              className="field"
            />
          )}
        </MistakeField>
        <p>
          <button type="submit" className="btn btn-secondary">
            {t('blocks:unclaimed-company.mistake.send')}
          </button>
        </p>
      </form>
    </details>
  )
}

type FieldProps = {
  id: string
  label: string
  error: string | undefined
  children: (described: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

const MistakeField = ({ id, label, error, children }: FieldProps) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block font-medium">
      {label}
    </label>
    {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) })}
    {error && (
      <p id={`${id}-error`} className="mt-1.5 text-sm text-danger-ink">
        {error}
      </p>
    )}
  </div>
)
