import { and, eq } from 'drizzle-orm'
import type { AppointmentCard } from '../../../schemas/api/appointment.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { addressInCity } from '../../../schemas/companies/address-in-city.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { cabinet, city, company, service, specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { firstVisitAnswer } from '../../shared/answers/first-visit-answer.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localize, localizeOptional } from '../../shared/answers/localize.ts'
import { promotedVisitAnswer } from '../../shared/answers/promoted-visit-answer.ts'
import { specialityNames } from '../../shared/answers/speciality-answer.ts'
import { firstVisit } from '../../shared/shown/first-visit.ts'
import { allowedNow, branchOf } from '../appointments/appointment-rules.ts'
import { visitedName } from '../letters/visited-name.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** The patient's name as shown to anyone with the link, first name and initial: `Айгуль С.` */
export const shortName = ({ name, lastName }: Pick<AppointmentRow, 'name' | 'lastName'>): string =>
  [name, lastName && `${[...lastName][0]}.`].filter(Boolean).join(' ')

/** An appointment as the person who has its link sees it. */
export async function cardAnswer(orm: Orm, row: AppointmentRow, now: number): Promise<AppointmentCard> {
  const { branch, phones, cancelHours } = await branchOf(orm, row)
  const [named] = await orm
    .select({
      slug: company.slug,
      company: company.name,
      isDemo: company.isDemo,
      country: company.country,
      city: city.name,
      latitude: cabinet.latitude,
      longitude: cabinet.longitude,
      lastName: specialist.lastName,
      name: specialist.name,
      middleName: specialist.middleName,
      specialities: specialist.specialities,
      specialityNames: specialityNames(specialist.specialities),
      firstVisit,
      service: service.name,
    })
    .from(company)
    .leftJoin(specialist, and(eq(specialist.company, company.code), eq(specialist.code, row.specialist)))
    .leftJoin(service, and(eq(service.company, company.code), eq(service.code, row.service ?? '')))
    .leftJoin(city, eq(city.slug, company.city))
    .leftJoin(cabinet, and(eq(cabinet.company, company.code), eq(cabinet.code, row.cabinet)))
    .where(eq(company.code, row.company))
  if (!named) throw new ApiError('NOT_FOUND')
  const [speciality] = named.specialities ?? []
  const { isPast, isTooLate, mayChange, isAskedToAttend } = allowedNow(row, cancelHours, now)
  const { date, minute } = wallClock(row.startsAt, row.timezone)
  return {
    APPOINTMENT_CODE: row.code ?? '',
    STATUS: row.status,
    START: instant(row.startsAt),
    END: instant(row.endsAt),
    TIMEZONE: row.timezone,
    DATE: date,
    LABEL: timeLabel(minute),
    COMPANY_CODE: row.company,
    COMPANY_SLUG: named.slug,
    ...localize('COMPANY_NAME', visitedName({ name: named.company, isDemo: named.isDemo })),
    COMPANY_CABINET_CODE: row.cabinet,
    ...localizeOptional('CABINET_NAME', branch?.name),
    ...localizeOptional('ADDRESS', branch?.address && addressInCity(branch.address, named.city)),
    COUNTRY: named.country,
    LATITUDE: named.latitude,
    LONGITUDE: named.longitude,
    PHONES: phones,
    SPECIALIST_CODE: row.specialist,
    ...localizeOptional('LASTNAME', named.lastName),
    ...localizeOptional('NAME', named.name),
    ...localizeOptional('MIDDLENAME', named.middleName),
    ...localizeOptional('SPECIALITY', speciality === undefined ? null : named.specialityNames?.[speciality]),
    FIRST_VISIT: firstVisitAnswer(named.firstVisit),
    SERVICE_CODE: row.service,
    ...localizeOptional('SERVICE_NAME', named.service),
    PRICE: row.price,
    PRICE_TO: row.priceTo,
    CURRENCY: row.currency,
    PROMOTION: promotedVisitAnswer(row, row.startsAt, row.timezone),
    PATIENT: shortName(row),
    FOR: row.visitFor,
    ATTENDS_AT: row.attendsAt && instant(row.attendsAt),
    CAN_CANCEL: mayChange,
    CAN_MOVE: mayChange,
    CAN_CONFIRM: isAskedToAttend,
    IS_TOO_LATE: isTooLate,
    IS_PAST: isPast,
    CANCEL_BEFORE_HOURS: cancelHours,
  }
}
