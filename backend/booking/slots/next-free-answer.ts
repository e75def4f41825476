import type { DatedSlot } from '../../../schemas/api/booking.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import type { nextFree } from '../../database/tables/index.ts'
import { instant } from '../../shared/answers/instant.ts'

type Row = typeof nextFree.$inferSelect
/** A free slot as it is kept, with what its answer is made of. */
export type KnownSlot = Pick<Row, 'startsAt' | 'endsAt' | 'timezone' | 'cabinet' | 'specialist'>

/** A next free slot as the API sends it. */
export function nextFreeAnswer({ startsAt, endsAt, timezone, cabinet, specialist }: KnownSlot): DatedSlot {
  const { date, minute } = wallClock(startsAt, timezone)
  return {
    START: instant(startsAt),
    END: instant(endsAt),
    LABEL: timeLabel(minute),
    PRICE: null,
    PRICE_TO: null,
    DATE: date,
    COMPANY_CABINET_CODE: cabinet,
    SPECIALIST_CODE: specialist,
  }
}

/** The free slots of a doctor that are known after the next one, the earliest first, without those that cannot be booked any more at `now`. */
export const laterSlots = (
  { later, specialist }: Pick<Row, 'later' | 'specialist'>,
  now: number,
): KnownSlot[] =>
  later
    .filter(({ until }) => Date.parse(until) > now)
    .map(({ startsAt, endsAt, timezone, cabinet }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      timezone,
      cabinet,
      specialist,
    }))

/** The next free slot of a doctor and those after it. */
export const knownSlots = (row: Omit<Row, 'parts'>, now: number): KnownSlot[] => [
  row,
  ...laterSlots(row, now),
]
