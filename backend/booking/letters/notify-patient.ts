import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { type Localized, pickLocalized } from '../../../schemas/core/localized.ts'
import { visitValue } from '../../../schemas/formats/format-visit.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { cabinet, company, specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { CalendarEvent } from '../../kit/outbox/event-file.ts'
import { type Message, send } from '../../kit/outbox/send.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { managePath } from './manage-token.ts'
import { visitedName } from './visited-name.ts'

type Where = Pick<AppointmentRow, 'company' | 'cabinet' | 'specialist' | 'startsAt' | 'timezone'>

const say = (texts: Localized<string> | null | undefined, locale: Locale): string =>
  pickLocalized(texts ?? undefined, locale)?.value ?? ''

/** `30.11 09:00` by the clocks of the branch. */
export function shortTime(at: Date, timezone: string): string {
  const { date, minute } = wallClock(at, timezone)
  return `${date.slice(8)}.${date.slice(5, 7)} ${timeLabel(minute)}`
}

/** The words of a visit in messages: in the reader's language, as far as the clinic has written them in it. */
export async function visitWords(orm: Orm, visit: Where, locale: Locale) {
  const [row] = await orm
    .select({
      company: company.name,
      isDemo: company.isDemo,
      companyPhones: company.phones,
      branch: cabinet.name,
      address: cabinet.address,
      phones: cabinet.phones,
      lastName: specialist.lastName,
      name: specialist.name,
      middleName: specialist.middleName,
    })
    .from(company)
    .leftJoin(cabinet, and(eq(cabinet.company, company.code), eq(cabinet.code, visit.cabinet)))
    .leftJoin(specialist, and(eq(specialist.company, company.code), eq(specialist.code, visit.specialist)))
    .where(eq(company.code, visit.company))
  const name = row && visitedName({ name: row.company, isDemo: row.isDemo })
  const place = [say(row?.branch, locale), say(row?.address, locale)].filter(Boolean).join(', ')
  return {
    COMPANY: say(name, locale),
    DOCTOR: fullName({
      lastname: say(row?.lastName, locale),
      name: say(row?.name, locale),
      middlename: say(row?.middleName, locale),
    }),
    PLACE: place || say(name, locale),
    TIME: visitValue(visit.startsAt, visit.timezone),
    SHORT: shortTime(visit.startsAt, visit.timezone),
    PHONE: row?.phones?.[0] ?? row?.companyPhones[0],
  }
}

type Visit =
  | 'appointment-confirmed'
  | 'appointment-pending'
  | 'appointment-moved'
  | 'appointment-corrected'
  | 'appointment-cancelled'

/** The name in a greeting: of the person who booked, if they have given it. */
export const greetedName = ({ visitFor, name, contactName }: AppointmentRow): string | undefined =>
  visitFor === 'self' ? name : (contactName ?? undefined)

/** The name of the patient in a message to whoever has booked for them. */
export const namedPatient = ({ visitFor, name }: AppointmentRow): string | undefined =>
  visitFor === 'self' ? undefined : name

/** The parts of a visit for the calendar file of its mail. */
const eventOf = (row: AppointmentRow): string =>
  JSON.stringify({
    code: row.code ?? '',
    uid: row.uid,
    sequence: row.sequence,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    isCancelled: row.status === 'cancelled_by_patient' || row.status === 'cancelled_by_clinic',
    isTentative: row.status === 'pending',
    timezone: row.timezone,
    changedAt: row.updatedAt.toISOString(),
  } satisfies CalendarEvent)

/**
 * Writes a message about an appointment to the outbox, in the transaction that changes it: in the patient's language, to the contact
 * that they have confirmed, and with a calendar file to the e-mail address that they have given besides.
 */
export async function notifyPatient(
  orm: Orm,
  row: AppointmentRow,
  template: Visit,
  secret: string,
  more: { SERVICE?: string | undefined; UNTIL?: string } = {},
): Promise<void> {
  if (row.channel === null) return
  const name = greetedName(row)
  const PATIENT = namedPatient(row)
  const params = {
    ...(name && { NAME: name }),
    ...(await visitWords(orm, row, row.locale)),
    NUMBER: template === 'appointment-moved' ? (row.code ?? undefined) : undefined,
    REASON: template === 'appointment-cancelled' ? (row.reason ?? undefined) : undefined,
    LINK: managePath(secret, row),
    ...more,
  }
  const message = { template, locale: row.locale }
  if (row.channel === 'phone' && row.phone !== null)
    await send(orm, {
      ...message,
      channel: 'sms',
      to: row.phone,
      // The SMS of a visit that is cancelled names a telephone, and has no room for a second name.
      params: template === 'appointment-cancelled' ? params : { ...params, PATIENT },
    } satisfies Message)
  if (row.email !== null)
    await send(orm, {
      ...message,
      channel: 'mail',
      to: row.email,
      params: { ...params, PATIENT, EVENT: eventOf(row) },
    } satisfies Message)
}
