import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { localizePath } from '../../../../locales/locale.ts'
import type { JudgedRegistration } from '../../../../schemas/api/moderation.ts'
import type { DecidedStatus } from '../../../../schemas/company-status.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

type Props = { company: JudgedRegistration; reasons: readonly string[] }

/** Where a company may go from here; all but an approval with a reason, which the owner gets by mail. */
export function DecisionForm({ company, reasons }: Props) {
  const { locale, t } = usePage()
  const router = useRouter()
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<string>()
  const [pending, setPending] = useState<DecidedStatus>()
  const area = useRef<HTMLTextAreaElement>(null)
  const asksReason = company.NEXT.some((status) => status !== 'active')

  const add = (sentence: string) => {
    setReason((now) => (now.includes(sentence) ? now : [now.trim(), sentence].filter(Boolean).join('\n')))
    setError(undefined)
    area.current?.focus()
  }

  async function decide(STATUS: DecidedStatus) {
    if (pending) return
    if (STATUS !== 'active' && reason.trim() === '') {
      setError(t('errors:fields.reason'))
      area.current?.focus()
      return
    }
    setPending(STATUS)
    setMessage(undefined)
    try {
      const REASON = STATUS === 'active' ? '' : reason
      await call(
        'POST',
        `/w-front/v1/moderation/companies/${encodeURIComponent(company.COMPANY_CODE)}/decision`,
        {
          STATUS,
          REASON,
          VERSION: company.VERSION,
        },
      )
      toast({ message: t(`moderation:done.${STATUS}`), variant: 'success' })
      if (company.STATUS === 'moderation') router.push(localizePath('/moderation/companies', locale))
      router.refresh()
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setError(thrown.fields.REASON?.[0])
      setMessage(
        thrown.code === 'CONFLICT'
          ? t('moderation:conflict')
          : thrown.fields.REASON
            ? undefined
            : thrown.message,
      )
    } finally {
      setPending(undefined)
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card bg-surface p-5">
      <h2 id={`${id}-title`} className="text-xl">
        {t('moderation:decision')}
      </h2>
      {company.NEXT.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('moderation:waitsForOwner')}</p>
      ) : (
        <div className="mt-3 grid gap-4">
          {asksReason && (
            <>
              <Field
                id={`${id}-reason`}
                label={t('moderation:reasonLabel')}
                hint={t('moderation:reasonHint')}
                error={error}
              >
                <Textarea
                  ref={area}
                  rows={4}
                  maxLength={2000}
                  lang={company.OWNER?.LOCALE}
                  value={reason}
                  onChange={({ target }) => {
                    setReason(target.value)
                    setError(undefined)
                  }}
                />
              </Field>
              <fieldset>
                <legend className="mb-2 text-sm text-ink-soft">{t('moderation:usual')}</legend>
                <ul className="grid gap-1.5">
                  {reasons.map((sentence) => (
                    <li key={sentence}>
                      <button
                        type="button"
                        lang={company.OWNER?.LOCALE}
                        onClick={() => add(sentence)}
                        className="min-h-11 w-full rounded-control bg-paper px-3 py-2 text-start text-sm hover:bg-accent-tint"
                      >
                        {sentence}
                      </button>
                    </li>
                  ))}
                </ul>
              </fieldset>
            </>
          )}
          <FormAlert>
            {message && (
              <>
                {message}{' '}
                <Button variant="link" onClick={() => router.refresh()}>
                  {t('moderation:lookAgain')}
                </Button>
              </>
            )}
          </FormAlert>
          <div className="flex flex-wrap gap-3">
            {company.NEXT.map((status) => (
              <Button
                key={status}
                variant={status === 'active' ? 'primary' : 'danger'}
                loading={pending === status}
                onClick={() => void decide(status)}
              >
                {t(company.STATUS === 'suspended' ? 'moderation:act.readmit' : `moderation:act.${status}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
