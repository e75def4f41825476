import type { OwnCaseProps } from '../../schemas/blocks/own-case.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { HomeLink } from '../parts/common/home-link.tsx'
import { LinkedSection } from '../parts/common/linked-section.tsx'
import Client from './own-case.client.tsx'
import { ownCaseTexts } from './own-case-texts.ts'

/** A case for the person who has its link (R127). The page itself knows neither number nor token. */
export default function OwnCase(_: OwnCaseProps) {
  const { t, locale } = usePage()
  const texts = ownCaseTexts(t)
  return (
    <LinkedSection label={t('blocks:own-case.title')} noScript={texts.noScript}>
      <Island eager component={Client} props={{ locale, texts, words: dateWords(t) }} />
      <HomeLink />
    </LinkedSection>
  )
}
