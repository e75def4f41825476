import { hash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mayEnter } from '../../../schemas/access/roles.ts'
import type { AppointmentConflict, StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import { mayFollow, takeBackOf } from '../../../schemas/booking/appointment.case.ts'
import { takeBackMs } from '../../../schemas/booking/appointment-change.ts'
import { correctableStatuses, staffStatuses } from '../../../schemas/booking/appointment-status.ts'
import { isCovered, timeLabel } from '../../../schemas/booking/slots.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { account, appointment, type Membership, service } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { promotedVisitAnswer } from '../../shared/answers/promoted-visit-answer.ts'
import { type DoctorHours, readHours } from '../slots/read-hours.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { givenAt } from './given-at.ts'
import { isOffered } from './is-timely.ts'

const other = alias(appointment, 'other')
const codeOf = (where: SQL) =>
  sql<string | null>`(select ${other.code} from ${appointment} as "other" where ${where} limit 1)`

/** The columns of `appointment` that `staffAnswer` needs. */
const fields = {
  row: appointment,
  serviceName: service.name,
  movedTo: codeOf(sql`${other.id} = ${appointment.movedTo}`),
  movedFrom: codeOf(sql`${other.movedTo} = ${appointment.id}`),
  noShows: sql<number>`(select count(*)::int from ${appointment} as "other"
    where ${other.phoneHash} = ${appointment.phoneHash} and ${other.status} = 'no_show')`,
  statusAt: givenAt,
  by: accountNameColumns,
}

type Read = {
  row: AppointmentRow
  serviceName: Texts | null
  movedTo: string | null
  movedFrom: string | null
  noShows: number
  /** When the staff has given its status; null if it has not. */
  statusAt: string | null
  by: Parameters<typeof accountName>[0] | null
}

/** The code of an appointment. A hold has none, and its id is the secret of the person who has it: it only gets a name of its own. */
const codeAnswer = ({ code, id }: AppointmentRow): string => code ?? `hold-${hash('sha256', id).slice(0, 12)}`

const labelOf = (at: Date, timezone: string) => timeLabel(wallClock(at, timezone).minute)

export const spanOf = ({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>) => ({
  from: startsAt.getTime(),
  until: endsAt.getTime(),
})

/** Whether the hours of the doctor in the branch cover an appointment. */
export const isInHours = (row: AppointmentRow, hours: readonly DoctorHours[]): boolean =>
  hours.some(
    (one) =>
      one.doctor === row.specialist &&
      one.cabinet === row.cabinet &&
      isCovered(one.hours, one.timezone, spanOf(row)),
  )

/** Until when the status of an appointment can be taken back (S-APPT). */
function takeBackUntil({ row, statusAt }: Read, now: number): string | null {
  if (statusAt === null || !takeBackOf(row)) return null
  const until = new Date(new Date(statusAt).getTime() + takeBackMs)
  return until.getTime() > now ? instant(until) : null
}

const staffAnswer = (read: Read, hours: readonly DoctorHours[], now: number): StaffAppointment => {
  const { row, serviceName, movedTo, movedFrom, noShows, by } = read
  return {
    APPOINTMENT_CODE: codeAnswer(row),
    STATUS: row.status,
    SOURCE: row.source,
    START: instant(row.startsAt),
    END: instant(row.endsAt),
    DATE: wallClock(row.startsAt, row.timezone).date,
    LABEL: labelOf(row.startsAt, row.timezone),
    LABEL_END: labelOf(row.endsAt, row.timezone),
    TIMEZONE: row.timezone,
    COMPANY_CABINET_CODE: row.cabinet,
    SPECIALIST_CODE: row.specialist,
    SERVICE_CODE: row.service,
    ...localizeOptional('SERVICE_NAME', serviceName),
    PRICE: row.price,
    PRICE_TO: row.priceTo,
    CURRENCY: row.currency,
    PROMOTION: promotedVisitAnswer(row, row.startsAt, row.timezone),
    PATIENT_CODE: row.patient,
    LASTNAME: row.lastName,
    NAME: row.name,
    MIDDLENAME: row.middleName,
    TEL: row.phone,
    EMAIL: row.email,
    BIRTHDAY: row.birthday,
    FOR: row.visitFor,
    CONTACT: row.contactName,
    COMMENT: row.comment,
    LOCALE: row.locale,
    IS_OVERBOOK: row.isOverbook,
    IS_OUTSIDE: !isInHours(row, hours),
    NO_SHOWS: noShows,
    ATTENDS_AT: row.attendsAt && instant(row.attendsAt),
    ARRIVED_AT: row.arrivedAt && instant(row.arrivedAt),
    BEGAN_AT: row.beganAt && instant(row.beganAt),
    ENDED_AT: row.endedAt && instant(row.endedAt),
    REASON: row.reason,
    NEXT: staffStatuses.filter((status) => mayFollow(row.status, status) && isOffered(status, row, now)),
    TAKE_BACK_UNTIL: takeBackUntil(read, now),
    IS_CORRECTABLE: correctableStatuses.some((status) => status === row.status),
    MOVED_TO: movedTo,
    MOVED_FROM: movedFrom,
    CREATED_AT: instant(row.createdAt),
    UPDATED_AT: instant(row.updatedAt),
    UPDATED_BY: by && accountName(by),
  }
}

/** Whether an appointment is in a branch that a member does not work in. */
export const isOfOtherBranch = (
  { cabinet }: Pick<AppointmentRow, 'cabinet'>,
  { cabinets }: Pick<Membership, 'cabinets'>,
): boolean => !mayEnter(cabinets, cabinet)

/** The appointment that stands in the way of another one, as a member may read it: of other branches than theirs only the time. */
export function conflictAnswer(row: AppointmentRow, member: Membership): AppointmentConflict {
  const isElsewhere = isOfOtherBranch(row, member)
  return {
    APPOINTMENT_CODE: isElsewhere ? null : codeAnswer(row),
    STATUS: isElsewhere ? null : row.status,
    START: instant(row.startsAt),
    END: instant(row.endsAt),
    LABEL: labelOf(row.startsAt, row.timezone),
    PATIENT: isElsewhere
      ? null
      : fullName({ lastname: row.lastName, name: row.name, middlename: row.middleName }),
  }
}

/** The appointments of a company that a condition finds, by time, as the staff sees them. */
export async function readStaffAppointments(
  orm: Orm,
  company: string,
  where: SQL | undefined,
  { limit, isNewestFirst = false }: { limit: number; isNewestFirst?: boolean },
): Promise<StaffAppointment[]> {
  const rows = await orm
    .select(fields)
    .from(appointment)
    .leftJoin(service, and(eq(service.company, appointment.company), eq(service.code, appointment.service)))
    .leftJoin(account, eq(account.id, appointment.updatedBy))
    .where(and(eq(appointment.company, company), where))
    .orderBy(isNewestFirst ? sql`${appointment.startsAt} desc` : appointment.startsAt, appointment.specialist)
    .limit(limit)
  const now = Date.now()
  const hours = rows.length > 0 ? await readHours(orm, company) : []
  return rows.map((row) => staffAnswer(row, hours, now))
}

/** One appointment as the staff sees it. */
export async function readStaffAppointment(
  orm: Orm,
  { company, id }: Pick<AppointmentRow, 'company' | 'id'>,
): Promise<StaffAppointment | undefined> {
  const [one] = await readStaffAppointments(orm, company, eq(appointment.id, id), { limit: 1 })
  return one
}
