import { z } from '@hono/zod-openapi'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { schedule as scheduleShape } from '../../schemas/api/people.ts'
import { tags } from '../../schemas/tags.ts'
import { cabinet, company, schedule, specialist } from '../database/tables/index.ts'
import { expireWithRows } from '../kit/area/visible-rows.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { nested, requestText } from '../kit/input/query.ts'
import { scheduleAnswer } from '../shared/answers/schedule-answer.ts'
import { expireWithDoctors, isVisibleDoctor, nextDoctorChange } from '../shared/shown/visible-doctors.ts'

const schedulesOf = prepared('schedules', (orm) =>
  orm
    .select({ ...getTableColumns(schedule), cabinetName: cabinet.name, nextChange: nextDoctorChange })
    .from(schedule)
    .innerJoin(company, eq(company.code, schedule.company))
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .innerJoin(
      specialist,
      and(eq(specialist.company, schedule.company), eq(specialist.code, schedule.specialist)),
    )
    .where(and(eq(schedule.company, sql.placeholder('company')), isShown, isVisibleDoctor))
    .orderBy(asc(specialist.position), asc(cabinet.position)),
)

export const schedules = defineEndpoint({
  service: 'front',
  path: '/v1/schedules',
  summary: 'When the doctors of a company see patients, by doctor and branch in its own order',
  query: z.object({ filter: nested({ company: requestText }) }),
  answer: paged(scheduleShape),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.specialists(filter.company))
    tag(tags.cabinets(filter.company))
    const rows = await schedulesOf(orm).execute(filter)
    await expireWithRows(rows, { expires }, () => expireWithDoctors({ orm, expires }, filter.company))
    return wholeList(rows.map(scheduleAnswer))
  },
})
