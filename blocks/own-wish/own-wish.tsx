import { dayParts } from '../../schemas/appointment-request.ts'
import type { OwnWishProps } from '../../schemas/blocks/own-wish.ts'
import { Island } from '../../ui/island.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'
import { dateWords } from '../date-words.ts'
import Client from './own-wish.client.tsx'
import { wishTexts } from './wish-texts.ts'

/** A place on a waiting list for whoever has its link (R28). The page itself knows neither code nor token. */
export default function OwnWish(_: OwnWishProps) {
  const { t, locale } = usePage()
  const texts = wishTexts(t)
  return (
    <Section label={t('blocks:own-wish.title')}>
      <noscript>
        <p className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">{texts.noScript}</p>
      </noscript>
      <div className="@container max-w-3xl noscript:hidden">
        <Island
          eager
          component={Client}
          props={{
            locale,
            texts,
            words: dateWords(t),
            parts: {
              morning: dayParts.morning[locale],
              day: dayParts.day[locale],
              evening: dayParts.evening[locale],
            },
          }}
        />
      </div>
    </Section>
  )
}
