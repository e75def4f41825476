import { and, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { addDays, wallClock, zonedInstant } from '../../../schemas/formats/zone.ts'
import { appointment } from '../../database/tables/index.ts'
import { lockCompanies } from '../../kit/company/lock-company.ts'
import type { Database, Orm } from '../../kit/database/database.ts'
import { send } from '../../kit/outbox/send.ts'
import { eachDue } from '../../kit/worker/each-due.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { managePath, manageSecret } from './manage-token.ts'
import { greetedName, namedPatient, visitWords } from './notify-patient.ts'
import { outsideQuietHours } from './remind-at.ts'

const isDue = (now: Date): SQL | undefined =>
  and(lte(appointment.remindAt, now), inArray(appointment.status, ['pending', 'confirmed']))

const contactOf = ({ channel, email, phone }: AppointmentRow) => (channel === 'email' ? email : phone)

/** The other visits of the same patient's day, of any clinic, that are due too. */
async function visitsOfDay(orm: Orm, row: AppointmentRow, now: Date): Promise<AppointmentRow[]> {
  const { date } = wallClock(row.startsAt, row.timezone)
  const from = zonedInstant(date, '00:00', row.timezone)
  const until = zonedInstant(addDays(date, 1), '00:00', row.timezone)
  const contact = contactOf(row)
  if (row.channel === null || contact === null) return [row]
  const column = row.channel === 'email' ? appointment.email : appointment.phone
  return orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.channel, row.channel),
        eq(column, contact),
        sql`${appointment.startsAt} >= ${from.toISOString()}::timestamptz and ${appointment.startsAt} < ${until.toISOString()}::timestamptz`,
        eq(appointment.locale, row.locale),
        inArray(appointment.status, ['pending', 'confirmed']),
        // A later time for branches further west; the index finds the rows.
        lte(appointment.remindAt, new Date(now.getTime() + 43_200_000)),
      ),
    )
    .orderBy(appointment.startsAt)
}

const forget = (orm: Orm, rows: readonly AppointmentRow[]) =>
  orm
    .update(appointment)
    .set({ remindAt: null })
    .where(
      inArray(
        appointment.id,
        rows.map(({ id }) => id),
      ),
    )

/** One line for each visit: `09:00 — Ахметова А., Авиценна, Филиал на Абая`, with the patient first if another person has booked. */
async function linesOf(orm: Orm, rows: readonly AppointmentRow[]): Promise<string> {
  const lines: string[] = []
  for (const row of rows) {
    const { DOCTOR, COMPANY, PLACE } = await visitWords(orm, row, row.locale)
    const time = timeLabel(wallClock(row.startsAt, row.timezone).minute)
    lines.push(
      `${time} — ${[...new Set([namedPatient(row), DOCTOR, COMPANY, PLACE])].filter(Boolean).join(', ')}`,
    )
  }
  return lines.join('\n')
}

/**
 * Reminds a patient of all visits of a day by one message, in their language and outside of the quiet hours of the branch (C-25). A visit
 * that is over, or whose contact was never confirmed, gets no reminder. The message and the note that it was written are one transaction.
 */
async function remindOne(orm: Orm, id: string, now: Date, secret: string): Promise<void> {
  const due = () =>
    orm
      .select()
      .from(appointment)
      .where(and(eq(appointment.id, id), isDue(now)))
  const [found] = await due()
  if (!found) return
  // If two processes remind one patient, the second waits for the lock and finds that the first has reminded of both visits.
  const clinics = (await visitsOfDay(orm, found, now)).map(({ company }) => company)
  await lockCompanies(orm, [found.company, ...clinics])
  const [row] = await due()
  if (!row) return
  const at = outsideQuietHours(now, row.timezone)
  if (at > now && at < row.startsAt) {
    await orm.update(appointment).set({ remindAt: at }).where(eq(appointment.id, id))
    return
  }
  const contact = contactOf(row)
  const day = wallClock(row.startsAt, row.timezone).date
  if (row.channel === null || contact === null || row.startsAt <= now) return void (await forget(orm, [row]))
  const visits = (await visitsOfDay(orm, row, now)).filter(({ status }) => status === 'confirmed')
  const [first] = visits
  if (first) {
    const { COMPANY, SHORT, PHONE } = await visitWords(orm, first, row.locale)
    const name = greetedName(first)
    await send(orm, {
      template: 'appointment-reminder',
      channel: row.channel === 'email' ? 'mail' : 'sms',
      to: contact,
      locale: row.locale,
      params: {
        ...(name && { NAME: name }),
        COMPANY,
        DAY: formatCalendarDate(day, row.locale, day),
        PATIENT: namedPatient(first),
        VISITS: await linesOf(orm, visits),
        SHORT,
        PHONE,
        LINK: managePath(secret, first),
      },
    })
  }
  await forget(orm, visits.some((visit) => visit.id === row.id) ? visits : [...visits, row])
}

/**
 * Reminds of all visits that are due, each once, however many processes run it. Returns in how many milliseconds the next one is due,
 * undefined if there is none.
 */
export async function remindDue(
  db: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
  clock: () => number = Date.now,
): Promise<number | undefined> {
  const secret = await manageSecret(db.orm)
  const now = new Date(clock())
  await eachDue<{ id: string; company: string }>({
    stopped,
    next: async (failed) => {
      const [due] = await db.orm
        .select({ id: appointment.id, company: appointment.company })
        .from(appointment)
        .where(
          and(
            isDue(now),
            notInArray(
              appointment.id,
              failed.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(appointment.remindAt)
        .limit(1)
      return due
    },
    act: ({ id }) => db.orm.transaction((orm) => remindOne(orm, id, now, secret)),
  })
  const [next] = await db.orm
    .select({ at: sql<string | null>`min(${appointment.remindAt})` })
    .from(appointment)
    .where(inArray(appointment.status, ['pending', 'confirmed']))
  return next?.at ? Math.max(0, new Date(next.at).getTime() - now.getTime()) : undefined
}
