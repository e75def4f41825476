import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { patientVisits } from '../../../schemas/api/visit.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { calendarDate, wallClock } from '../../../schemas/formats/zone.ts'
import { appointment, service, visitService } from '../../database/tables/index.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { uuidOf } from '../../kit/input/uuid-of.ts'
import { noteOpening, onePatient, readPatient } from '../../patients/index.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localize, localizeOptional } from '../../shared/answers/localize.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { balancesOf, readBalance } from './balances.ts'
import { doctorNames } from './doctor-names.ts'
import { patientDue } from './read-visit.ts'

const mostShown = 200

/** The visits of a patient in the patient's card. */
export const visitsOfPatient = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}/visits',
  summary:
    'The appointments of a patient that the caller may see, with services, payments and what is left to pay',
  access: { section: 'patients', action: 'read' },
  params: onePatient,
  answer: patientVisits,
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const { companyCode } = params
      const { id } = await readPatient(orm, { company: companyCode, id: uuidOf(params.id), member })
      await noteOpening(orm, { company: companyCode, patient: id, what: 'card', member })
      const balance = balancesOf(orm, eq(appointment.patient, id))
      const rows = await orm
        .select({
          row: appointment,
          booked: service.name,
          total: balance.total,
          paid: balance.paid,
          carried: balance.carried,
          due: balance.due,
        })
        .from(appointment)
        .leftJoin(balance, eq(balance.visit, appointment.id))
        .leftJoin(
          service,
          and(eq(service.company, appointment.company), eq(service.code, appointment.service)),
        )
        .where(
          and(
            eq(appointment.patient, id),
            ownAppointments({ member, cabinet: wholeCompany }),
            isNotNull(appointment.code),
          ),
        )
        .orderBy(desc(appointment.startsAt))
        .limit(mostShown)
      const ids = rows.map(({ row }) => row.id)
      const lines =
        ids.length === 0
          ? []
          : await orm
              .select()
              .from(visitService)
              .where(and(inArray(visitService.visit, ids), isNull(visitService.removedAt)))
              .orderBy(asc(visitService.number))
      const names = await doctorNames(orm, companyCode)
      const now = new Date()
      const listed = wholeList(
        rows.map(({ row, booked, ...money }) => {
          const { date, minute } = wallClock(row.startsAt, row.timezone)
          return {
            APPOINTMENT_CODE: row.code ?? '',
            STATUS: row.status,
            BEGAN_AT: row.beganAt && instant(row.beganAt),
            START: instant(row.startsAt),
            DATE: date,
            LABEL: timeLabel(minute),
            IS_TODAY: date === calendarDate(now, row.timezone),
            COMPANY_CABINET_CODE: row.cabinet,
            SPECIALIST_CODE: row.specialist,
            ...localizeOptional('DOCTOR', names.get(row.specialist)),
            ...localizeOptional('SERVICE_NAME', booked),
            SERVICES: lines
              .filter(({ visit }) => visit === row.id)
              .map(({ name, quantity }) => ({ ...localize('NAME', name), QUANTITY: quantity })),
            ...readBalance(money),
          }
        }),
      )
      return {
        ...listed,
        CURRENCY: await currencyOf(orm, companyCode),
        DUE: await patientDue(orm, id, member),
      }
    }),
})
