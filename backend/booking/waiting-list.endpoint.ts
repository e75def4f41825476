import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { waitingListBody, waitingListed } from '../../schemas/api/appointment.ts'
import { mostWaiting, mostWishes } from '../../schemas/booking-rules.ts'
import type { Orm } from '../database/database.ts'
import { waitingList } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { confirmContact } from './confirm-contact.ts'
import { lockBookings } from './lock-bookings.ts'
import { readBookable } from './read-bookable.ts'
import { readCards } from './read-places.ts'

type Wish = Pick<typeof waitingList.$inferInsert, 'company' | 'specialist' | 'speciality' | 'contact'>

/** Throws 409 where a contact waits for too much in a company already, or too many wait for the same doctor or speciality. */
async function checkRoom(orm: Orm, { company, specialist, speciality, contact }: Wish): Promise<void> {
  const [waiting] = await orm
    .select({
      own: sql<number>`count(*) filter (where ${eq(waitingList.contact, contact)})::int`,
      same: sql<number>`count(*) filter (where ${
        specialist ? eq(waitingList.specialist, specialist) : eq(waitingList.speciality, speciality ?? '')
      })::int`,
    })
    .from(waitingList)
    .where(and(eq(waitingList.company, company), gte(waitingList.until, sql`current_date`)))
  if ((waiting?.own ?? 0) >= mostWishes) throw new ApiError('WAITING_MANY')
  if ((waiting?.same ?? 0) >= mostWaiting) throw new ApiError('WAITING_FULL')
}

/** PA10 */
export const joinWaitingList = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/waiting_list',
  summary:
    'Puts a confirmed contact on the waiting list of a doctor or a speciality; once more changes the days',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: waitingListBody,
  status: 201,
  answer: waitingListed,
  act: async ({ body, person, caller, locale, transaction }) =>
    transaction(async (orm) => {
      const { COMPANY_CODE: company, DOCTOR, SPECIALITY, CABINET } = body
      const { branches } = await readBookable(orm, company)
      await lockBookings(orm, company)
      const cards = await readCards(orm, company, { speciality: SPECIALITY })
      const isThere = DOCTOR === undefined ? cards.length > 0 : cards.some(({ code }) => code === DOCTOR)
      const isBranch = CABINET === undefined || branches.some(({ code }) => code === CABINET)
      if (!isThere || !isBranch) throw new ApiError('DOCTOR_GONE')
      const contact = await confirmContact(orm, company, body, {
        person,
        locale,
        address: caller.address,
      })
      const days = { from: body.DATE_FROM, until: body.DATE_TO, locale: body.LOCALE }
      const own = {
        company,
        specialist: DOCTOR ?? null,
        speciality: SPECIALITY ?? null,
        cabinet: CABINET ?? null,
        contact: contact.contact,
      }
      const same = Object.entries(own).map(([name, value]) => {
        const column = waitingList[name as keyof typeof own]
        return value === null ? isNull(column) : eq(column, value)
      })
      // In place of an earlier wish of the same contact.
      await orm.delete(waitingList).where(and(...same))
      await checkRoom(orm, own)
      const [row] = await orm
        .insert(waitingList)
        .values({ ...own, ...days, channel: contact.channel, account: person?.account.id ?? null })
        .returning({ id: waitingList.id })
      return row && { WAITING_ID: row.id }
    }),
})
