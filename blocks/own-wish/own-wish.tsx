import { dayParts } from '../../schemas/appointment-requests/appointment-request.ts'
import type { OwnWishProps } from '../../schemas/blocks/own-wish.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { labelsIn } from '../parts/common/labels-in.ts'
import { LinkedSection } from '../parts/common/linked-section.tsx'
import Client from './own-wish.client.tsx'
import { wishTexts } from './wish-texts.ts'

/** A place on a waiting list for the person who has its link (R28). The page itself knows neither code nor token. */
export default function OwnWish(_: OwnWishProps) {
  const { t, locale } = usePage()
  const texts = wishTexts(t)
  return (
    <LinkedSection label={t('blocks:own-wish.title')} noScript={texts.noScript}>
      <Island
        eager
        component={Client}
        props={{
          locale,
          texts,
          words: dateWords(t),
          parts: labelsIn(dayParts, locale),
        }}
      />
    </LinkedSection>
  )
}
