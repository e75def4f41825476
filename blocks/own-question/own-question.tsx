import type { OwnQuestionProps } from '../../schemas/blocks/own-question.ts'
import { Island } from '../../ui/island.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'
import { dateWords } from '../date-words.ts'
import Client from './own-question.client.tsx'
import { questionTexts } from './own-question-texts.ts'

/** A question for whoever has its link (R24). The page itself knows neither number nor token. */
export default function OwnQuestion(_: OwnQuestionProps) {
  const { t, locale } = usePage()
  const texts = questionTexts(t)
  return (
    <Section label={t('blocks:own-question.title')}>
      <noscript>
        <p className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">{texts.noScript}</p>
      </noscript>
      <div className="@container max-w-3xl noscript:hidden">
        <Island eager component={Client} props={{ locale, texts, words: dateWords(t) }} />
      </div>
    </Section>
  )
}
