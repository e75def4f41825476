import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { partOfDay } from '../../../schemas/appointment-requests/appointment-request.ts'
import { toldOfFreeSlot } from '../../../schemas/booking/booking-rules.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { company, specialist, waitingList } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { send } from '../../kit/outbox/send.ts'
import { isInHours } from '../appointments/staff-answer.ts'
import { visitWords } from '../letters/notify-patient.ts'
import { readHours } from '../slots/read-hours.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { waitingPath } from './waiting-link.ts'

/**
 * Mails the first on the waiting list that a slot has become free (PA10), in the transaction that frees it. The slot is not kept for them:
 * the first to hold it gets it. A person gets at most one such message in an hour.
 */
export async function notifyWaiting(
  orm: Orm,
  freed: AppointmentRow,
  { now, secret }: { now: number; secret: string },
): Promise<void> {
  if (freed.startsAt.getTime() <= now) return
  // Outside of the present hours it cannot be booked.
  if (!isInHours(freed, await readHours(orm, freed.company, freed.specialist))) return
  const { date, minute } = wallClock(freed.startsAt, freed.timezone)
  const [place] = await orm
    .select({ slug: company.slug, specialities: specialist.specialities })
    .from(company)
    .leftJoin(specialist, and(eq(specialist.company, company.code), eq(specialist.code, freed.specialist)))
    .where(eq(company.code, freed.company))
  const specialities = place?.specialities ?? []
  const waiting = await orm
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.company, freed.company),
        or(
          eq(waitingList.specialist, freed.specialist),
          specialities.length > 0 ? inArray(waitingList.speciality, specialities) : undefined,
          and(isNull(waitingList.specialist), isNull(waitingList.speciality)),
        ),
        sql`(${waitingList.parts} = '{}' or ${partOfDay(timeLabel(minute))} = any (${waitingList.parts}))`,
        or(isNull(waitingList.cabinet), eq(waitingList.cabinet, freed.cabinet)),
        lte(waitingList.from, date),
        gte(waitingList.until, date),
        or(isNull(waitingList.toldAt), lt(waitingList.toldAt, new Date(now - 3_600_000))),
      ),
    )
    .orderBy(sql`${waitingList.toldAt} nulls first`, asc(waitingList.createdAt))
    .limit(toldOfFreeSlot)
    .for('update', { skipLocked: true })
  for (const one of waiting) {
    const words = await visitWords(orm, freed, one.locale)
    const LINK = `/l/${place?.slug}/appointment?doctor=${freed.specialist}&date=${date}`
    await send(orm, {
      template: 'waiting-slot',
      channel: one.channel === 'email' ? 'mail' : 'sms',
      to: one.contact,
      locale: one.locale,
      params: {
        ...(one.name && { NAME: one.name }),
        ...words,
        LINK,
        ...(one.code && { LEAVE: waitingPath(secret, one.code) }),
      },
    })
  }
  if (waiting.length === 0) return
  await orm
    .update(waitingList)
    .set({ toldAt: new Date(now) })
    .where(
      inArray(
        waitingList.id,
        waiting.map(({ id }) => id),
      ),
    )
}
