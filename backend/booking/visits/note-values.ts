import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import type { TemplateVariable } from '../../../schemas/records/template-variables.ts'
import { company, patient, specialist, speciality } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { visitWords } from '../letters/notify-patient.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { linesOf } from './lines.ts'

const say = (texts: Texts | null | undefined, locale: Locale): string | null =>
  pickLocalized(texts ?? undefined, locale)?.value ?? null

/** What fills the names in braces of a note's template, in the language of who writes it; null for what is not known. */
export async function noteValues(
  orm: Orm,
  row: AppointmentRow,
  locale: Locale,
): Promise<Record<TemplateVariable, string | null>> {
  const words = await visitWords(orm, row, locale)
  const [place] = await orm
    .select({ address: company.address, specialities: specialist.specialities })
    .from(company)
    .leftJoin(specialist, and(eq(specialist.company, company.code), eq(specialist.code, row.specialist)))
    .where(eq(company.code, row.company))
  const [first] = place?.specialities ?? []
  const [named] =
    first === undefined
      ? []
      : await orm.select({ name: speciality.name }).from(speciality).where(eq(speciality.slug, first))
  const [card] =
    row.patient === null
      ? []
      : await orm.select({ number: patient.number }).from(patient).where(eq(patient.id, row.patient))
  const services = (await linesOf(orm, row.id))
    .filter(({ removedAt }) => removedAt === null)
    .map(({ name }) => say(name, locale))
  const doctor = words.DOCTOR || null
  return {
    'patient.name': fullName({ lastname: row.lastName, name: row.name, middlename: row.middleName }) || null,
    'patient.birthday': row.birthday && formatCalendarDate(row.birthday, locale),
    'patient.number': card ? String(card.number) : null,
    'visit.date': formatCalendarDate(calendarDate(row.startsAt, row.timezone), locale),
    'visit.doctor': doctor,
    'visit.services': services.filter(Boolean).join(', ') || null,
    'clinic.name': words.COMPANY || null,
    'clinic.address': say(place?.address, locale),
    'doctor.name': doctor,
    'doctor.speciality': say(named?.name, locale),
    today: formatCalendarDate(calendarDate(new Date(), row.timezone), locale),
  }
}
