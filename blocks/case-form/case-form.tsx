import type { CaseFormProps } from '../../schemas/blocks/case-form.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Widget } from '../../ui/page/widget.tsx'
import { CaseField } from '../parts/cases/case-field.tsx'
import { CodedPlainForm } from '../parts/common/coded-plain-form.tsx'
import { FormSent } from '../parts/common/plain-form.tsx'

/** The form of a kind of case to a clinic (R126). It needs no script. */
export default function CaseForm({ data }: CaseFormProps) {
  const { t } = usePage()
  const id = useElementId('case')
  const { company, clinic, fields, ...form } = data
  return (
    <Widget title={clinic}>
      {form.sent ? (
        <CaseSent id={id} number={form.number} />
      ) : (
        <CodedPlainForm
          id={id}
          company={company}
          form={form}
          words={{
            consent: t('blocks:ask-question.form.consent'),
            send: t('blocks:case-form.send'),
            within: t('blocks:case-form.sent.next'),
          }}
        >
          {fields.map((field) => (
            <CaseField key={field.name} id={id} field={field} form={form} />
          ))}
        </CodedPlainForm>
      )}
    </Widget>
  )
}

/** The number, and the next step. */
function CaseSent({ id, number }: { id: string; number: string | undefined }) {
  const { t } = usePage()
  return (
    <FormSent id={id} title={t('blocks:case-form.sent.title')}>
      {number && (
        <p className="mt-1">
          {t('blocks:case-form.sent.number')} <strong className="font-semibold tabular-nums">{number}</strong>
        </p>
      )}
      <p className="mt-1 max-w-text">{t('blocks:case-form.sent.link')}</p>
      <p className="mt-1 max-w-text">{t('blocks:case-form.sent.next')}</p>
    </FormSent>
  )
}
