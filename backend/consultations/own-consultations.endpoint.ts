import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { ownConsultationList } from '../../schemas/api/consultation.ts'
import { isOwn } from '../accounts/index.ts'
import { company, consultation, consultationMessage, specialist } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import { clinicOfThread } from '../shared/answers/company-ref.ts'
import { consultationPath, consultationSecret } from './consultation-link.ts'
import { doctorName, headOf, isChosenDoctor } from './read-threads.ts'

/** Messages of the clinic that the patient has not read. */
const unread = sql<number>`(
  select count(*)::int from ${consultationMessage}
  where ${and(eq(consultationMessage.consultation, consultation.code), eq(consultationMessage.by, 'clinic'))}
  and ${consultationMessage.createdAt} > coalesce(${consultation.patientReadAt}, '-infinity'))`

/** R13 */
export const ownConsultations = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/online_consultations',
  summary:
    'Online consultations of the signed-in person, also those begun with their confirmed contacts; the last ones first',
  access: 'person',
  query: z.object({ page: pageQuery(20) }),
  answer: ownConsultationList,
  act: async ({ orm, person, query: { page }, locale }) => {
    const secret = await consultationSecret(orm)
    const where = isOwn(consultation, person.account)
    const total = totalOf(orm.select({ all: count() }).from(consultation).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ consultation, company, doctor: doctorName, unread, total })
        .from(consultation)
        .innerJoin(company, eq(company.code, consultation.company))
        .leftJoin(specialist, isChosenDoctor)
        .where(where)
        .orderBy(desc(consultation.lastAt), desc(consultation.code))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map((row) => ({
      ...headOf(row.consultation, row.doctor, locale),
      UNREAD: row.unread,
      COMPANY: clinicOfThread(row.company, locale),
      PATH: consultationPath(secret, row.consultation.code),
    }))
    return { data, meta }
  },
})
