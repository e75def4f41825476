import { and, count, eq, inArray } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { practiceDay } from '../../../schemas/api/practice.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { appointment, patient, visitNote } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { isPractice } from '../../staff/index.ts'
import { onDays } from '../appointments/on-days.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { readStaffAppointments } from '../appointments/staff-answer.ts'
import { readCompany, zoneOf } from '../slots/read-bookable.ts'

const mostRows = 200
/** The others are no part of the day. */
const shown = ['pending', 'confirmed', 'arrived', 'completed', 'no_show'] as const

/** What reception should know of patients, by the codes of their cards. */
async function remarksOf(orm: Orm, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({ id: patient.id, remark: patient.remark })
    .from(patient)
    .where(inArray(patient.id, [...ids]))
  return new Map(rows.map(({ id, remark }) => [id, remark]))
}

/** How many notes an account has written, by the codes of visits. */
async function notesOf(
  orm: Orm,
  company: string,
  { codes, account }: { codes: readonly string[]; account: string },
): Promise<ReadonlyMap<string | null, number>> {
  if (codes.length === 0) return new Map()
  const rows = await orm
    .select({ code: appointment.code, number: count() })
    .from(visitNote)
    .innerJoin(appointment, eq(appointment.id, visitNote.visit))
    .where(
      and(
        eq(appointment.company, company),
        inArray(appointment.code, [...codes]),
        eq(visitNote.author, account),
      ),
    )
    .groupBy(appointment.code)
  return new Map(rows.map(({ code, number }) => [code, number]))
}

/** R101 */
export const ownDay = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/practice/day',
  summary:
    'The visits of today to the doctor whose card the member has, in all branches in which they work; 404 for who has none, or where there is no screen of a practice',
  access: { section: 'mis-practice', action: 'read' },
  params: place,
  answer: practiceDay,
  act: async ({ orm, params: { companyCode: company, cabinetCode: cabinet }, member }) => {
    const { specialist, account } = member
    if (specialist === null || !(await isPractice(orm, member))) throw new ApiError('NOT_FOUND')
    const { branches } = await readCompany(orm, company)
    const timezone = zoneOf(branches, cabinet)
    const date = calendarDate(new Date(), timezone)
    const visits = await readStaffAppointments(
      orm,
      company,
      and(
        ownAppointments({ member, cabinet: wholeCompany }),
        eq(appointment.specialist, specialist),
        inArray(appointment.status, [...shown]),
        onDays(date, date),
      ),
      { limit: mostRows },
    )
    const remarks = await remarksOf(
      orm,
      visits.flatMap(({ PATIENT_CODE }) => PATIENT_CODE ?? []),
    )
    const codes = visits.map(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE)
    const notes = await notesOf(orm, company, { codes, account })
    return {
      DATE: date,
      TIMEZONE: timezone,
      SPECIALIST_CODE: specialist,
      ACCOUNT: account,
      VISITS: visits.map((visit) => ({
        ...visit,
        ...localizeOptional(
          'BRANCH_NAME',
          branches.length > 1
            ? branches.find(({ code }) => code === visit.COMPANY_CABINET_CODE)?.name
            : undefined,
        ),
        REMARK: remarks.get(visit.PATIENT_CODE ?? '') ?? null,
        NOTES: notes.get(visit.APPOINTMENT_CODE) ?? 0,
      })),
    }
  },
})
