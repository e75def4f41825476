import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { specialistDetails, specialist as specialistShape } from '../../schemas/api/people.ts'
import { tags } from '../../schemas/tags.ts'
import { company, specialist } from '../database/tables/index.ts'
import { expireWithRows } from '../kit/area/visible-rows.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { codeParam, nested, requestText } from '../kit/input/query.ts'
import {
  specialistAnswer,
  specialistDetailsAnswer,
  specialistDetailsFields,
  specialistFields,
} from '../shared/answers/specialist-answer.ts'
import { expireWithDoctors, isVisibleDoctor, nextDoctorChange } from '../shared/shown/visible-doctors.ts'

const specialistsOf = prepared('specialists', (orm) =>
  orm
    .select({ ...specialistFields, nextChange: nextDoctorChange })
    .from(specialist)
    .innerJoin(company, eq(company.code, specialist.company))
    .where(and(eq(specialist.company, sql.placeholder('company')), isShown, isVisibleDoctor))
    .orderBy(asc(specialist.position)),
)

export const specialists = defineEndpoint({
  service: 'front',
  path: '/v1/specialists',
  summary: 'All doctors of a company in its own order',
  query: z.object({ filter: nested({ company: requestText }) }),
  answer: paged(specialistShape),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.specialists(filter.company))
    tag(tags.firstVisits(filter.company))
    const rows = await specialistsOf(orm).execute(filter)
    await expireWithRows(rows, { expires }, () => expireWithDoctors({ orm, expires }, filter.company))
    return wholeList(rows.map(specialistAnswer))
  },
})

export const oneSpecialist = defineEndpoint({
  service: 'front',
  path: '/v1/specialist/{COMPANY_CODE}/{specialist}',
  summary: 'A doctor of a company by slug or code',
  params: z.object({
    COMPANY_CODE: codeParam('company'),
    specialist: requestText.describe('Slug or code of the doctor.'),
  }),
  answer: specialistDetails,
  read: async ({ orm, params, tag, expires }) => {
    tag(tags.specialists(params.COMPANY_CODE))
    tag(tags.firstVisits(params.COMPANY_CODE))
    const [row] = await orm
      .select({ ...specialistDetailsFields, shownUntil: specialist.shownUntil })
      .from(specialist)
      .innerJoin(company, eq(company.code, specialist.company))
      .where(
        and(
          eq(specialist.company, params.COMPANY_CODE),
          or(eq(specialist.slug, params.specialist), eq(specialist.code, params.specialist)),
          isShown,
          isVisibleDoctor,
        ),
      )
      .orderBy(desc(eq(specialist.slug, params.specialist)))
      .limit(1)
    if (row?.shownUntil) expires(row.shownUntil)
    return row && specialistDetailsAnswer(row)
  },
})
