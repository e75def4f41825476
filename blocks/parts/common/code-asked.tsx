import type { ComponentProps } from 'react'
import { newCodeButton } from '../../../schemas/page/new-code-button.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import type { plainForm } from './plain-form.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'form'> & {
  form: Pick<ReturnType<typeof plainForm>, 'valuesOf' | 'field'>
  label: string
  /** Where the code went, in words. */
  sent?: string | undefined
  /** The words of the button. */
  send: string
}

/** Asks for the code that was sent, in a form without a script, or for another one; the other props are those of the entry. */
export function CodeAsked({ form: { valuesOf, field }, label, sent, send, ...entry }: Props) {
  const { t } = usePage()
  // The message that a code was sent is no fault, as long as no code was entered.
  const { error, ...asked } = field('CODE')
  const code = valuesOf('CODE').length > 0 ? { ...asked, error } : { ...asked, hint: error }
  return (
    <div role="status" className="grid gap-3 rounded-control bg-accent-tint p-4 text-accent-ink">
      {sent && <p>{sent}</p>}
      <Field {...code} label={label}>
        <Input name="CODE" inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...entry} />
      </Field>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary">
          {send}
        </button>
        <button type="submit" name={newCodeButton} value="1" className="btn btn-secondary">
          {t('blocks:code-asked.another')}
        </button>
      </p>
    </div>
  )
}
