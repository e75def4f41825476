import type { OwnQuestionProps } from '../../schemas/blocks/own-question.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { HomeLink } from '../parts/common/home-link.tsx'
import { LinkedSection } from '../parts/common/linked-section.tsx'
import Client from './own-question.client.tsx'
import { questionTexts } from './own-question-texts.ts'

/** A question for the person who has its link (R24). The page itself knows neither number nor token. */
export default function OwnQuestion(_: OwnQuestionProps) {
  const { t, locale } = usePage()
  const texts = questionTexts(t)
  return (
    <LinkedSection label={t('blocks:own-question.title')} noScript={texts.noScript}>
      <Island eager component={Client} props={{ locale, texts, words: dateWords(t) }} />
      <HomeLink />
    </LinkedSection>
  )
}
