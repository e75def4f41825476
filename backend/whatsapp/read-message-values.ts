import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { wholeCompany } from '../../schemas/access/roles.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { inZone } from '../../schemas/formats/in-zone.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import type { MessageVariable } from '../../schemas/whatsapp/message-variables.ts'
import { ownAppointments } from '../booking/index.ts'
import { appointment, cabinet, company, type Membership, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { PatientRow } from '../patients/index.ts'
import { nameWords, wordsOf } from '../shared/answers/words.ts'

/** The next visit of a patient that a member may see, with its doctor and branch. */
async function nextVisit(orm: Orm, { id, company: code }: PatientRow, member: Membership) {
  const [row] = await orm
    .select({
      startsAt: appointment.startsAt,
      timezone: appointment.timezone,
      doctor: { lastName: specialist.lastName, name: specialist.name, middleName: specialist.middleName },
      branch: { address: cabinet.address, phones: cabinet.phones },
    })
    .from(appointment)
    .leftJoin(
      specialist,
      and(eq(specialist.company, appointment.company), eq(specialist.code, appointment.specialist)),
    )
    .leftJoin(cabinet, and(eq(cabinet.company, appointment.company), eq(cabinet.code, appointment.cabinet)))
    .where(
      and(
        eq(appointment.company, code),
        eq(appointment.patient, id),
        ownAppointments({ member, cabinet: wholeCompany }),
        inArray(appointment.status, ['pending', 'confirmed']),
        gt(appointment.startsAt, new Date()),
      ),
    )
    .orderBy(asc(appointment.startsAt))
    .limit(1)
  return row
}

/** The day of a visit in words; the year is said where it is another one. */
const dayOf = ({ startsAt, timezone }: { startsAt: Date; timezone: string }, lang: Locale): string =>
  formatCalendarDate(calendarDate(startsAt, timezone), lang, calendarDate(new Date(), timezone))

/** What the clinic's own messages to a patient are filled with, in a language; null is what is not known. */
export async function readMessageValues(
  orm: Orm,
  { patient, member }: { patient: PatientRow; member: Membership },
  lang: Locale,
): Promise<Record<MessageVariable, string | null>> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, patient.company))
  if (!clinic) throw new ApiError('NOT_FOUND')
  const visit = await nextVisit(orm, patient, member)
  const address = visit?.branch?.address ?? clinic.address
  const [phone] = visit?.branch?.phones ?? clinic.phones
  return {
    'patient.firstName': patient.name || null,
    'visit.date': visit ? dayOf(visit, lang) : null,
    'visit.time': visit ? inZone(visit.startsAt, visit.timezone).format('HH:mm') : null,
    'visit.doctor': visit?.doctor ? nameWords(visit.doctor, lang).TEXT : null,
    'clinic.name': wordsOf(clinic.name, lang).TEXT,
    'clinic.address': address ? wordsOf(address, lang).TEXT : null,
    'clinic.phone': phone ? formatPhone(phone) : null,
  }
}
