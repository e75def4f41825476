import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { translate } from '../../locales/index.ts'
import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { acceptedServiceRequest } from '../../schemas/api/accepted-service-request.ts'
import { appointmentRequestBody } from '../../schemas/api/appointment-request.ts'
import { dayParts } from '../../schemas/appointment-requests/appointment-request.ts'
import areaOfRequests, { type AppointmentRequest } from '../../schemas/areas/appointment-requests.ts'
import { fullName } from '../../schemas/formats/name.ts'
import { areas } from '../areas/registry.ts'
import { cabinet, company, service, specialist } from '../database/tables/index.ts'
import { nextCodes } from '../kit/area/calls/row-codes.ts'
import { isVisible } from '../kit/area/visible-rows.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { toOneCompany } from '../kit/limits/limit.ts'
import { send } from '../kit/outbox/send.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

/** The row that a visitor has chosen by its code; undefined if they chose none. Throws 422 where it is not there any more. */
async function chosen<Row>(
  { code, field, locale }: { code: string | undefined; field: string; locale: Locale },
  find: (code: string) => Promise<Row[]>,
): Promise<Row | undefined> {
  if (code === undefined) return undefined
  const [row] = await find(code)
  const said = translate(locale)('errors:fields.invalid')
  if (!row) throw new ApiError('FIELDS', { fields: { [field]: [said] } })
  return row
}

type Body = z.infer<typeof appointmentRequestBody>

/** The clinic, doctor and service of a request. Throws 404 where the clinic takes no requests, 422 for a doctor or service that is gone. */
async function readAsked(orm: Orm, body: Body, locale: Locale) {
  const [clinic] = await orm
    .select()
    .from(company)
    .where(and(eq(company.code, body.COMPANY_CODE), company.isPublished))
  if (!clinic?.isOnlineEntryActive) throw new ApiError('NOT_FOUND')
  const doctor = await chosen({ code: body.DOCTOR_CODE, field: 'DOCTOR_CODE', locale }, (code) =>
    orm
      .select()
      .from(specialist)
      .where(and(eq(specialist.company, clinic.code), eq(specialist.code, code), isVisibleDoctor)),
  )
  const wanted = await chosen({ code: body.SERVICE_CODE, field: 'SERVICE_CODE', locale }, (code) =>
    orm
      .select()
      .from(service)
      .where(and(eq(service.company, clinic.code), eq(service.code, code), isVisible(service))),
  )
  const branches = await orm
    .select({ code: cabinet.code })
    .from(cabinet)
    .where(eq(cabinet.company, clinic.code))
    .orderBy(asc(cabinet.position))
  const asked = { code: body.CABINET_CODE ?? branches[0]?.code, field: 'CABINET_CODE', locale }
  const branch = await chosen(asked, async (code) => branches.filter((one) => one.code === code))
  // A clinic without any branch has no reception to answer.
  if (!branch) throw new ApiError('NOT_FOUND')
  return { clinic, doctor, wanted, branch }
}

/** R77 of a clinic that has no schedule: wishes instead of a time, to be answered by a person. */
export const requestAppointment = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/request',
  summary: 'Asks a clinic without a schedule for an appointment; its reception answers',
  access: 'anyone',
  limits: [
    { per: 'address', times: 20, seconds: 3600 },
    { per: { field: 'EMAIL', from: 'address' }, times: 5, seconds: 3600 },
    { per: { field: 'TEL', from: 'address' }, times: 5, seconds: 3600 },
    toOneCompany,
  ],
  countsItself: true,
  body: appointmentRequestBody,
  status: 201,
  answer: acceptedServiceRequest,
  act: async ({ orm, body, locale, count, transaction }) => {
    const { clinic, doctor, wanted, branch } = await readAsked(orm, body, locale)
    await count()
    return transaction(async (inner) => {
      const value: AppointmentRequest = {
        state: 'new',
        name: body.NAME,
        ...(body.TEL && { phone: body.TEL }),
        ...(body.EMAIL && { email: body.EMAIL }),
        language: locale,
        cabinet: branch.code,
        ...(doctor && { doctor: doctor.code }),
        ...(wanted && { service: wanted.code }),
        ...(body.DATE_FROM && { dateFrom: body.DATE_FROM }),
        parts: body.DAY_PARTS ?? [],
        patientKind: body.FOR ?? 'self',
        ...(body.PATIENT && { patient: body.PATIENT }),
        ...(body.COMMENT && { comment: body.COMMENT }),
        history: [],
      }
      const code = await keep(inner, clinic.code, value)
      await changed(inner, areaOfRequests, { company: clinic.code, code })
      if (clinic.emailForIssues)
        await send(inner, {
          template: 'appointment-request',
          channel: 'mail',
          to: clinic.emailForIssues,
          locale: defaultLocale,
          params: {
            COMPANY: clinic.name.ru,
            REQUEST_CODE: code,
            PERSON: body.NAME,
            TEL: body.TEL,
            EMAIL: body.EMAIL,
            DOCTOR: doctor && nameOf(doctor),
            SERVICE: wanted?.name.ru,
            WHEN:
              [body.DATE_FROM, ...value.parts.map((part) => dayParts[part].ru)].filter(Boolean).join(', ') ||
              undefined,
            PATIENT: body.PATIENT,
            COMMENT: body.COMMENT,
            LANGUAGE: locale,
            LINK: `/pro/${clinic.code}/doctor-appointment/appointment-requests/${code}`,
          },
        })
      return { REQUEST_CODE: code }
    })
  },
})

const nameOf = ({ lastName, name, middleName }: typeof specialist.$inferSelect) =>
  fullName({ lastname: lastName.ru, name: name.ru, middlename: middleName?.ru ?? null })

/** Inserts a row of the area without an author on the staff; returns its code. */
async function keep(orm: Orm, owner: string, value: AppointmentRequest): Promise<string> {
  const area = areas.get('appointment-requests')
  if (!area) throw new Error('there is no area of requests')
  const [code = ''] = await nextCodes(orm, area, owner, 1)
  await orm.insert(area.table).values({ ...area.write(value), company: owner, code })
  return code
}
