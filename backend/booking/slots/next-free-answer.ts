import type { DatedSlot } from '../../../schemas/api/booking.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import type { nextFree } from '../../database/tables/index.ts'
import { instant } from '../../shared/answers/instant.ts'

/** A next free slot as the API sends it. */
export function nextFreeAnswer(row: typeof nextFree.$inferSelect): DatedSlot {
  const { date, minute } = wallClock(row.startsAt, row.timezone)
  return {
    START: instant(row.startsAt),
    END: instant(row.endsAt),
    LABEL: timeLabel(minute),
    PRICE: null,
    PRICE_TO: null,
    DATE: date,
    COMPANY_CABINET_CODE: row.cabinet,
    SPECIALIST_CODE: row.specialist,
  }
}
