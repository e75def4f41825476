import type { AskQuestionProps } from '../schemas/blocks/ask-question.ts'
import { answerWithinDays, questionLength } from '../schemas/question-status.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { useElementId, usePage } from '../ui/page-context.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { FormConsent, FormFault, FormSent, FormTick, plainForm } from './plain-form.tsx'

type Form = NonNullable<AskQuestionProps['data']['form']>

/**
 * A question to a clinic (R81). It is posted to its page, and needs no script: the first time a code is sent to the contact, and the
 * same form asks for it.
 */
export function QuestionForm({ form }: { form: Form }) {
  const { t } = usePage()
  const id = useElementId('question')
  const { valuesOf, field, own } = plainForm(id, form)
  if (form.sent) return <QuestionSent id={id} number={form.number} />
  const { company, doctors, specialities } = form
  // That a code was sent is nothing wrong, as long as none was entered.
  const { error, ...asked } = field('CODE')
  const code = valuesOf('CODE').length > 0 ? { ...asked, error } : { ...asked, hint: error }
  const confirmation = valuesOf('CONFIRM_ID')[0]
  return (
    <form
      method="post"
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
      {confirmation && (
        <div role="status" className="grid gap-3 rounded-control bg-accent-tint p-4 text-accent-ink">
          <Field {...code} label={t('blocks:ask-question.form.code')}>
            <Input
              {...own('CODE')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="@md:max-w-60"
            />
          </Field>
          <p>
            <button type="submit" className="btn btn-primary">
              {t('blocks:ask-question.form.confirm')}
            </button>
          </p>
        </div>
      )}
      <Field
        {...field('TEXT')}
        label={t('blocks:ask-question.form.text')}
        hint={t('blocks:ask-question.form.textHint', questionLength)}
        required
      >
        <Textarea {...own('TEXT')} rows={5} maxLength={questionLength.max} />
      </Field>
      <div className="grid gap-5 @lg:grid-cols-2">
        {doctors.length > 0 && (
          <Field {...field('SPECIALIST')} label={t('blocks:ask-question.form.doctor')}>
            <NativeSelect
              {...own('SPECIALIST')}
              placeholder={t('blocks:ask-question.form.clinic')}
              options={doctors.map(({ code, name, speciality }) => ({
                value: code,
                label: speciality ? `${name.text} · ${speciality.text}` : name.text,
              }))}
            />
          </Field>
        )}
        {specialities.length > 1 && (
          <Field {...field('SPECIALITY')} label={t('blocks:ask-question.form.speciality')}>
            <NativeSelect
              {...own('SPECIALITY')}
              placeholder={t('blocks:ask-question.form.anySpeciality')}
              options={specialities.map(({ code, name }) => ({ value: code, label: name.text }))}
            />
          </Field>
        )}
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
        <FormTick name="MAY_PUBLISH" checked={valuesOf('MAY_PUBLISH').length > 0}>
          {t('blocks:ask-question.form.publish')}
        </FormTick>
        <Field {...field('CONSENT')} required>
          <FormConsent checked={valuesOf('CONSENT').length > 0}>
            {t('blocks:ask-question.form.consent')}
          </FormConsent>
        </Field>
      </div>
      {!confirmation && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className="btn btn-primary btn-large">
            {t('blocks:ask-question.form.send')}
          </button>
          <p className="text-sm text-ink-soft">
            {t('blocks:ask-question.form.within', { count: answerWithinDays })}
          </p>
        </div>
      )}
    </form>
  )
}

/** The number, and what happens next and by when. A widget tells its number to the page around it. */
function QuestionSent({ id, number }: { id: string; number: string | undefined }) {
  const { t } = usePage()
  return (
    <FormSent id={id} title={t('blocks:ask-question.sent.title')}>
      {number && (
        <p className="mt-1" data-sent="question" data-code={number}>
          {t('blocks:ask-question.sent.number')}{' '}
          <strong className="font-semibold tabular-nums">{number}</strong>
        </p>
      )}
      <ol className="mt-2 grid max-w-text list-decimal gap-1 ps-5">
        <li>{t('blocks:ask-question.sent.link')}</li>
        <li>{t('blocks:ask-question.sent.answer', { count: answerWithinDays })}</li>
        <li>{t('blocks:ask-question.sent.back')}</li>
      </ol>
    </FormSent>
  )
}
