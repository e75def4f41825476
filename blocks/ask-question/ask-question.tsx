import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import type { AskQuestionProps } from '../../schemas/blocks/ask-question.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Widget } from '../../ui/page/widget.tsx'
import { WithEmergencyNumbers } from '../../ui/rich/with-emergency-numbers.tsx'
import { emailHref } from '../parts/branches/contact-links.tsx'
import { ConsultationLink } from '../parts/consultations/consultation-link.tsx'
import { AnsweredQuestions } from '../parts/questions/answered-questions.tsx'
import { QuestionForm } from '../parts/questions/question-form.tsx'
import { UrgentNotice } from '../parts/questions/urgent-notice.tsx'

/**
 * How to ask a clinic: the form on its page (R81), below a notice for emergencies and above the published answers; elsewhere a button that
 * opens that page, or a letter where the clinic has none.
 */
export default function AskQuestion({ title, titleHidden, text, data }: AskQuestionProps) {
  const { t } = usePage()
  const { name, email, link, form, answered } = data
  const usual = t(email ? 'blocks:ask-question.text' : 'blocks:ask-question.lead')
  return (
    <>
      <Widget title={title ?? t('blocks:ask-question.title')} titleHidden={titleHidden}>
        {form && !form.sent && <UrgentNotice numbers={form.urgent} />}
        <p className="max-w-text text-ink-soft">
          {text ? <LocalizedText value={text} /> : <WithEmergencyNumbers text={usual} />}
        </p>
        {form && <QuestionForm form={form} />}
        {link && (
          <ButtonLink link={link} variant="secondary" className="@lg:self-start">
            <Icon of={MessageCircleQuestionMark} />
            <span>{t('blocks:ask-question.title')}</span>
          </ButtonLink>
        )}
        {email && (
          <ButtonLink
            link={{ href: emailHref(email, t('blocks:ask-question.subject', { name: name.text })) }}
            variant="secondary"
            className="@lg:self-start"
          >
            <Icon of={Mail} />
            <span>{t('blocks:ask-question.write')}</span>
          </ButtonLink>
        )}
        {data.consultation && <ConsultationLink href={data.consultation} />}
        {data.cases?.map(({ name, href }) => (
          <ButtonLink key={href} link={{ href }} variant="secondary" className="@lg:self-start">
            <Icon of={FileText} />
            <LocalizedText value={name} />
          </ButtonLink>
        ))}
      </Widget>
      {answered.length > 0 && <AnsweredQuestions items={answered} />}
    </>
  )
}
