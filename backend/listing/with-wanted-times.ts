import { asc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '../../schemas/api/listing.ts'
import { listedSlots } from '../../schemas/booking/booking-rules.ts'
import { readWantedTime, type WantedTime } from '../../schemas/booking/free-part.ts'
import { keyOf, nearestOfDoctors } from '../booking/index.ts'
import { nextFree } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

type Item = z.infer<typeof listingItem>

/** So many doctors of a clinic who are free then have their times computed; another one may have an earlier time. */
const askedOfClinic = 2 * listedSlots

/** Items of a list with the next free slots at the time that the list is filtered by: those three that are kept may be at other times. */
export async function withWantedTimes(
  orm: Orm,
  items: Item[],
  now: number,
  wanted: WantedTime,
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
    rows.filter((row) => row.parts.some((part) => isWanted(part, wanted))),
    (row) => row.company,
  )
  const doctorsOf = ({ SECTION, COMPANY_CODE, CARD_CODE }: Item) =>
    SECTION === 'doctors' && CARD_CODE !== null
      ? (free.get(COMPANY_CODE) ?? []).filter(({ doctor }) => doctor === CARD_CODE)
      : (free.get(COMPANY_CODE) ?? []).slice(0, askedOfClinic)
  const nearest = await nearestOfDoctors(orm, items.flatMap(doctorsOf), now, wanted)
  return items.map((item) => {
    const all = doctorsOf(item).flatMap((doctor) => nearest.get(keyOf(doctor)) ?? [])
    const slots = [...Map.groupBy(all, ({ START }) => START).values()]
      .flatMap(([first]) => first ?? [])
      .sort((one, other) => Date.parse(one.START) - Date.parse(other.START))
      .slice(0, listedSlots)
    return { ...item, NEAREST_SLOT: slots[0] ?? null, NEAREST_SLOTS: slots }
  })
}

/** Whether a part of a day is one that was asked for. */
function isWanted(kept: string, { day, part }: WantedTime): boolean {
  const known = readWantedTime(kept)
  return (day === undefined || known?.day === day) && (part === undefined || known?.part === part)
}
