import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { patientVisitList } from '../../../schemas/api/patients.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { appointment, service, specialist } from '../../database/tables/index.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { idOf, onePatient, readPatient } from '../../patients/index.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { nameWords } from '../../shared/answers/words.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'

const mostVisits = 200

export const patientVisits = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}/visits',
  summary:
    'A patient’s appointments in the branches in which the caller works, the newest first; a doctor sees their own',
  access: { section: 'patients', action: 'read' },
  params: onePatient,
  answer: patientVisitList,
  act: async ({ orm, params, member, locale }) => {
    const card = await readPatient(orm, { company: params.companyCode, id: idOf(params), member })
    const rows = await orm
      .select({ row: appointment, doctor: specialist, serviceName: service.name })
      .from(appointment)
      .leftJoin(
        specialist,
        and(eq(specialist.company, appointment.company), eq(specialist.code, appointment.specialist)),
      )
      .leftJoin(service, and(eq(service.company, appointment.company), eq(service.code, appointment.service)))
      .where(
        and(
          eq(appointment.patient, card.id),
          ownAppointments({ member, cabinet: wholeCompany }),
          mayEnter(member.cabinets, wholeCompany) ? undefined : inArray(appointment.cabinet, member.cabinets),
          isNotNull(appointment.code),
        ),
      )
      .orderBy(desc(appointment.startsAt))
      .limit(mostVisits)
    return wholeList(
      rows.map(({ row, doctor, serviceName }) => {
        const { date, minute } = wallClock(row.startsAt, row.timezone)
        return {
          APPOINTMENT_CODE: row.code ?? '',
          STATUS: row.status,
          START: instant(row.startsAt),
          DATE: date,
          LABEL: timeLabel(minute),
          COMPANY_CABINET_CODE: row.cabinet,
          DOCTOR: doctor && nameWords(doctor, locale),
          ...localizeOptional('SERVICE_NAME', serviceName),
        }
      }),
    )
  },
})
