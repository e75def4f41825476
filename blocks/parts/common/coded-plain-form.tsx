import type { ReactNode } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CodeAsked } from './code-asked.tsx'
import { FormConsent, FormFault, plainForm } from './plain-form.tsx'

type Entries = readonly { name: string; text: string }[]

type Props = {
  id: string
  /** The code of the clinic. */
  company: string
  form: { values?: Entries | undefined; errors?: Entries | undefined; message?: string | undefined }
  words: { consent: string; send: string; within: string }
  /** Fields before the name and the contact: above them, and in their row. */
  children: ReactNode
  beside?: ReactNode
  /** Ticks before the consent. */
  ticks?: ReactNode
}

/**
 * A form of a visitor to a clinic, with name, contact and consent. It is posted to its page, and needs no script: the first time a code is
 * sent to the contact, and the same form asks for it in place of its button.
 */
export function CodedPlainForm({ id, company, form, words, children, beside, ticks }: Props) {
  const { t } = usePage()
  const { valuesOf, field, own } = plainForm(id, { values: form.values ?? [], errors: form.errors ?? [] })
  const confirmation = valuesOf('CONFIRM_ID')[0]
  return (
    <form
      method="post"
      noValidate
      id={id}
      action={`#${id}`}
      // In a widget links open outside of the frame; the form stays in it.
      target="_self"
      data-keep-scroll=""
      className="grid max-w-text gap-5"
    >
      <input type="hidden" name="COMPANY_CODE" value={company} />
      {confirmation && <input type="hidden" name="CONFIRM_ID" value={confirmation} />}
      <FormFault>{form.message}</FormFault>
      {children}
      <div className="grid gap-5 @lg:grid-cols-2">
        {beside}
        <Field
          {...field('NAME')}
          label={t('blocks:ask-question.form.name')}
          hint={t('blocks:ask-question.form.nameHint')}
          required
        >
          <Input {...own('NAME')} autoComplete="name" maxLength={120} />
        </Field>
        <Field
          {...field('CONTACT')}
          label={t('blocks:ask-question.form.contact')}
          hint={t('blocks:ask-question.form.contactHint')}
          required
        >
          <Input {...own('CONTACT')} autoComplete="email" maxLength={254} />
        </Field>
      </div>
      <div className="grid gap-1">
        {ticks}
        <Field {...field('CONSENT')} required>
          <FormConsent checked={valuesOf('CONSENT').length > 0}>{words.consent}</FormConsent>
        </Field>
      </div>
      {confirmation ? (
        <CodeAsked
          {...own('CODE')}
          form={{ valuesOf, field }}
          label={t('blocks:ask-question.form.code')}
          send={t('blocks:ask-question.form.confirm')}
          data-next=""
          className="@md:max-w-60"
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className="btn btn-primary btn-large">
            {words.send}
          </button>
          <p className="text-sm text-ink-soft">{words.within}</p>
        </div>
      )}
    </form>
  )
}
