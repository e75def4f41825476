import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { patientVisits } from '../../../schemas/api/visit.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { appointment, visitService } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { localize, localizeOptional } from '../../shared/answers/localize.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { currencyOf } from './currency-of.ts'
import { doctorNames } from './doctor-names.ts'
import { inMemberBranches } from './in-member-branches.ts'
import { patientDue, visitPaid, visitTotal } from './read-visit.ts'

const mostShown = 200

/** The visits of a patient in the patient's card. */
export const visitsOfPatient = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}/visits',
  summary:
    'The appointments of a patient that the caller may see, with services, payments and what is left to pay',
  access: { section: 'patients', action: 'read' },
  params: place.extend({ id: z.string().describe('Id of the patient’s card.') }),
  answer: patientVisits,
  act: async ({ orm, params: { companyCode, cabinetCode, id: sent }, member }) => {
    const { data: id } = z.uuid().safeParse(sent)
    if (!id) return undefined
    const rows = await orm
      .select({ row: appointment, total: visitTotal, paid: visitPaid })
      .from(appointment)
      .where(
        and(
          eq(appointment.patient, id),
          ownAppointments({ member, cabinet: cabinetCode }),
          inMemberBranches(member),
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
    const listed = wholeList(
      rows.map(({ row, total, paid }) => {
        const { date, minute } = wallClock(row.startsAt, row.timezone)
        return {
          APPOINTMENT_CODE: row.code ?? '',
          STATUS: row.status,
          DATE: date,
          LABEL: timeLabel(minute),
          COMPANY_CABINET_CODE: row.cabinet,
          SPECIALIST_CODE: row.specialist,
          ...localizeOptional('DOCTOR', names.get(row.specialist)),
          SERVICES: lines
            .filter(({ visit }) => visit === row.id)
            .map(({ name, quantity }) => ({ ...localize('NAME', name), QUANTITY: quantity })),
          TOTAL: Number(total),
          PAID: Number(paid),
        }
      }),
    )
    return { ...listed, CURRENCY: await currencyOf(orm, companyCode), DUE: await patientDue(orm, id, member) }
  },
})
