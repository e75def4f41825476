import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { type DayPart, dayParts } from '../../../schemas/appointment-requests/appointment-request.ts'
import { mostWaiting, mostWishes } from '../../../schemas/booking/booking-rules.ts'
import { waitingList } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { todayAt } from '../../shared/shown/today-of.ts'
import { newCode } from '../appointments/book.ts'

export type WaitingRow = typeof waitingList.$inferSelect
type Wish = Omit<typeof waitingList.$inferInsert, 'id' | 'code' | 'toldAt' | 'createdAt'>

/** The condition for the same wish of a contact: another doctor, speciality or branch is another wish. */
const isSame = (wish: Wish): SQL[] =>
  (['company', 'specialist', 'speciality', 'cabinet', 'contact'] as const).map((name) => {
    const value = wish[name] ?? null
    return value === null ? isNull(waitingList[name]) : eq(waitingList[name], value)
  })

/** Throws 409 where a contact waits for too much in a company already, or too many wait for the same. */
async function checkRoom(orm: Orm, { company, specialist, speciality, contact }: Wish): Promise<void> {
  const of = (column: typeof waitingList.specialist | typeof waitingList.speciality, value?: string | null) =>
    sql`${column} is not distinct from ${value ?? null}`
  const [waiting] = await orm
    .select({
      own: sql<number>`count(*) filter (where ${eq(waitingList.contact, contact)})::int`,
      same: sql<number>`count(*) filter (where ${of(waitingList.specialist, specialist)} and ${of(waitingList.speciality, speciality)})::int`,
    })
    .from(waitingList)
    .where(and(eq(waitingList.company, company), gte(waitingList.until, todayAt(company))))
  if ((waiting?.own ?? 0) >= mostWishes) throw new ApiError('WAITING_MANY')
  if ((waiting?.same ?? 0) >= mostWaiting) throw new ApiError('WAITING_FULL')
}

/** Puts a wish on the list, in place of an earlier one for the same, whose link it keeps. Throws 409. */
export async function joinWaiting(orm: Orm, wish: Wish): Promise<WaitingRow> {
  const [before] = await orm
    .delete(waitingList)
    .where(and(...isSame(wish)))
    .returning({ code: waitingList.code })
  await checkRoom(orm, wish)
  const [row] = await orm
    .insert(waitingList)
    .values({ ...wish, code: before?.code ?? newCode() })
    .returning()
  if (!row) throw new ApiError('CONFLICT')
  return row
}

const short = (date: string) => `${date.slice(8)}.${date.slice(5, 7)}`

/** The days of a wish in a message: `30.11–07.12, утро, вечер`. */
export const wishedDays = ({
  from,
  until,
  parts,
  locale,
}: Pick<WaitingRow, 'from' | 'until' | 'parts' | 'locale'>) =>
  [from === until ? short(from) : `${short(from)}–${short(until)}`, ...partNames(parts, locale)].join(', ')

const partNames = (parts: readonly DayPart[], locale: Locale) =>
  parts.map((part) => dayParts[part][locale].toLowerCase())
