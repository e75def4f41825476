import { asc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '../../../schemas/api/listing.ts'
import { listedSlots } from '../../../schemas/booking/booking-rules.ts'
import { earliestSlots } from '../../../schemas/booking/earliest-slots.ts'
import { fitsPart, readWantedTime, type WantedTime } from '../../../schemas/booking/free-part.ts'
import { keyOf, nearestOfDoctors } from '../../booking/index.ts'
import { nextFree } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readTreating } from './treating-doctors.ts'
import { withSlotAddress } from './with-slot-address.ts'

type Item = z.infer<typeof listingItem>

/** So many doctors of a clinic who are free then have their times computed; another one may have an earlier time. */
const askedOfClinic = 2 * listedSlots

/**
 * Items of a list with the next free slots at the time that the list is filtered by: those three that are kept may be at other times. A clinic's
 * are those of its doctors who treat the speciality of the list.
 */
export async function withWantedTimes(
  orm: Orm,
  items: Item[],
  now: number,
  wanted: WantedTime,
  speciality?: string,
): Promise<Item[]> {
  const companies = items.flatMap((item) => (item.is_active_online_entry ? [item.COMPANY_CODE] : []))
  if (companies.length === 0) return items
  const { company, specialist, parts, startsAt } = nextFree
  const rows = await orm
    .select({ company, doctor: specialist, parts })
    .from(nextFree)
    .where(inArray(company, companies))
    .orderBy(asc(startsAt), asc(specialist))
  const free = Map.groupBy(
    rows.filter((row) => row.parts.some((part) => fitsPart(wanted, readWantedTime(part) ?? {}))),
    (row) => row.company,
  )
  const treats = await readTreating(orm, companies, speciality)
  const doctorsOf = ({ SECTION, COMPANY_CODE, CARD_CODE }: Item) =>
    SECTION === 'doctors' && CARD_CODE !== null
      ? (free.get(COMPANY_CODE) ?? []).filter(({ doctor }) => doctor === CARD_CODE)
      : (free.get(COMPANY_CODE) ?? []).filter(treats).slice(0, askedOfClinic)
  const asked = items.map((item) => ({ item, doctors: doctorsOf(item) }))
  const nearest = await nearestOfDoctors(
    orm,
    asked.flatMap(({ doctors }) => doctors),
    now,
    wanted,
  )
  const shown = asked.map(({ item, doctors }) => {
    const all = doctors.flatMap((doctor) => nearest.get(keyOf(doctor)) ?? [])
    const slots = earliestSlots(all, ({ START }) => Date.parse(START))
    return { ...item, NEAREST_SLOT: slots[0] ?? null, NEAREST_SLOTS: slots }
  })
  return withSlotAddress(orm, shown)
}
