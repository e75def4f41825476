import Mail from 'lucide-react/icons/mail'
import type { AskQuestionProps } from '../../schemas/blocks/ask-question.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Widget } from '../../ui/widget.tsx'
import { emailHref } from '../contact-links.tsx'

/** A link to write an e-mail to the clinic, with a subject in the reader's language. */
export default function AskQuestion({ title, titleHidden, text, data: { name, email } }: AskQuestionProps) {
  const { t } = usePage()
  const href = emailHref(email, t('blocks:ask-question.subject', { name: name.text }))
  return (
    <Widget title={title ?? t('blocks:ask-question.title')} titleHidden={titleHidden}>
      <p className="max-w-text text-ink-soft">
        {text ? <LocalizedText value={text} /> : t('blocks:ask-question.text')}
      </p>
      <ButtonLink link={{ href }} variant="secondary" className="@lg:self-start">
        <Icon of={Mail} />
        <span>{t('blocks:ask-question.write')}</span>
      </ButtonLink>
    </Widget>
  )
}
