import { dayParts } from '../../schemas/appointment-requests/appointment-request.ts'
import type { BookedVisitProps } from '../../schemas/blocks/booked-visit.ts'
import { zoneNames } from '../../schemas/reference/zone-names.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { bookingTexts } from '../parts/booking/booking-texts.ts'
import { VisitByForm } from '../parts/booking/visit-by-form.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { labelsIn } from '../parts/common/labels-in.ts'
import { LinkedSection } from '../parts/common/linked-section.tsx'
import { ToList } from '../parts/directory/to-list.tsx'
import Client from './booked-visit.client.tsx'
import { visitTexts } from './visit-texts.ts'

/** A booking for the person who has its link (R28). The document never has the token, and the number only for a reader without a script. */
export default function BookedVisit({ data }: BookedVisitProps) {
  const { t, locale } = usePage()
  const texts = visitTexts(t)
  return (
    <LinkedSection
      label={t('blocks:booked-visit.title')}
      after={<ToList href={data.list.href} />}
      noScript={data.visit ? <VisitByForm visit={data.visit} texts={texts} /> : texts.noScript}
    >
      <Island
        eager="at-once"
        component={Client}
        props={{
          locale,
          texts,
          booking: bookingTexts(t),
          words: dateWords(t),
          zones: labelsIn(zoneNames, locale),
          parts: labelsIn(dayParts, locale),
        }}
      />
    </LinkedSection>
  )
}
