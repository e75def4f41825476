import { dayParts } from '../../schemas/appointment-request.ts'
import type { BookedVisitProps } from '../../schemas/blocks/booked-visit.ts'
import { zoneNames } from '../../schemas/zone-names.ts'
import { Island } from '../../ui/island.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'
import { bookingTexts } from '../booking-texts.ts'
import { dateWords } from '../date-words.ts'
import Client from './booked-visit.client.tsx'
import { visitTexts } from './visit-texts.ts'

/** A booking for whoever has its link (R28). The page itself knows neither code nor token. */
export default function BookedVisit(_: BookedVisitProps) {
  const { t, locale } = usePage()
  const texts = visitTexts(t)
  return (
    <Section label={t('blocks:booked-visit.title')}>
      <noscript>
        <p className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">{texts.noScript}</p>
      </noscript>
      <div className="@container max-w-3xl noscript:hidden">
        <Island
          eager="at-once"
          component={Client}
          props={{
            locale,
            texts,
            booking: bookingTexts(t),
            words: dateWords(t),
            zones: Object.fromEntries(Object.entries(zoneNames).map(([zone, name]) => [zone, name[locale]])),
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
