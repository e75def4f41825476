import type { FindVisitProps } from '../../schemas/blocks/find-visit.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Section } from '../../ui/page/section.tsx'
import { CodeAsked } from '../parts/common/code-asked.tsx'
import { FormFault, plainForm } from '../parts/common/plain-form.tsx'

/** Opens a booking whose link is lost: its number and contact bring a code, and the code the page of the booking. It needs no script. */
export default function FindVisit({ data }: FindVisitProps) {
  const { t } = usePage()
  const id = useElementId('visit')
  const { valuesOf, field, own } = plainForm(id, data)
  const [confirmation] = valuesOf('CONFIRM_ID')
  return (
    <Section label={t('blocks:find-visit.title')}>
      <form
        method="post"
        noValidate
        id={id}
        action={`#${id}`}
        data-keep-scroll=""
        className="card grid max-w-text gap-5"
      >
        <h2 className="text-xl">{t('blocks:find-visit.title')}</h2>
        {confirmation && <input type="hidden" name="CONFIRM_ID" value={confirmation} />}
        <FormFault>{data.message}</FormFault>
        <Field
          {...field('APPOINTMENT_CODE')}
          label={t('blocks:find-visit.number')}
          hint={t('blocks:find-visit.numberHint')}
          required
        >
          <Input {...own('APPOINTMENT_CODE')} maxLength={40} autoComplete="off" spellCheck={false} />
        </Field>
        <Field
          {...field('CONTACT')}
          label={t('blocks:find-visit.contact')}
          hint={t('blocks:find-visit.contactHint')}
          required
        >
          <Input {...own('CONTACT')} autoComplete="tel" maxLength={254} />
        </Field>
        {confirmation ? (
          <CodeAsked
            {...own('CODE')}
            form={{ valuesOf, field }}
            label={t('blocks:ask-question.form.code')}
            send={t('blocks:find-visit.open')}
            data-next=""
            className="@md:max-w-60"
          />
        ) : (
          <button type="submit" className="btn btn-primary justify-self-start">
            {t('blocks:booking.getCode')}
          </button>
        )}
      </form>
    </Section>
  )
}
