import type { AskQuestionProps } from '../../../schemas/blocks/ask-question.ts'
import { answerWithinDays, questionLength } from '../../../schemas/questions/question-status.ts'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { FormSent, FormTick, plainForm } from '../common/plain-form.tsx'
import { AskingForm } from './asking-form.tsx'

type Form = NonNullable<AskQuestionProps['data']['form']>

/** A question to a clinic (R81), which may allow that everybody reads it. */
export function QuestionForm({ form }: { form: Form }) {
  const { t } = usePage()
  const id = useElementId('question')
  if (form.sent) return <QuestionSent id={id} number={form.number} />
  return (
    <AskingForm
      id={id}
      form={form}
      length={questionLength}
      words={{
        text: t('blocks:ask-question.form.text'),
        textHint: t('blocks:ask-question.form.textHint', questionLength),
        consent: t('blocks:ask-question.form.consent'),
        send: t('blocks:ask-question.form.send'),
        within: t('blocks:ask-question.form.within', { count: answerWithinDays }),
      }}
    >
      <FormTick name="MAY_PUBLISH" checked={plainForm(id, form).valuesOf('MAY_PUBLISH').length > 0}>
        {t('blocks:ask-question.form.publish')}
      </FormTick>
    </AskingForm>
  )
}

/** The number, the next step, and its time. A widget sends its number to the page around it. */
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
