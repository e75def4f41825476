import type { OwnCardProps } from '../../schemas/blocks/own-card.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { LinkedSection } from '../parts/common/linked-section.tsx'
import Client from './own-card.client.tsx'
import { ownCardTexts } from './own-card-texts.ts'

/** A bonus card for whoever has its link (R131). The page itself knows neither code nor token. */
export default function OwnCard(_: OwnCardProps) {
  const { t, locale } = usePage()
  const texts = ownCardTexts(t)
  return (
    <LinkedSection label={t('blocks:own-card.title')} noScript={texts.noScript}>
      <Island eager component={Client} props={{ locale, texts, words: dateWords(t) }} />
    </LinkedSection>
  )
}
