import { sql } from 'drizzle-orm'
import { areaPublishBody } from '../../../../schemas/api/area.ts'
import { place } from '../../company/place.ts'
import type { Orm } from '../../database/database.ts'
import { ApiError } from '../../errors/api-error.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import { codeParam } from '../../input/query.ts'
import type { Membership } from '../../tables/index.ts'
import type { Area, Row } from '../area.ts'
import { publishAccess } from '../area-access.ts'
import { areaShapes } from '../area-shapes.ts'
import { findRow, rowAnswer } from '../rows.ts'
import { changeLimits } from './change-limits.ts'
import { dueChannel } from './publish-due-rows.ts'
import { isPublished, publishRow, setPublication, statusWithout, unpublishRow } from './publish-row.ts'
import { savedBy } from './saved-by.ts'

const root = '/{companyCode}/{cabinetCode}'
const withCode = place.extend({ code: codeParam('row') })

/** The row, locked until the transaction ends. Throws 404 if there is none. */
async function lockedRow(orm: Orm, area: Area, member: Membership, code: string): Promise<Row> {
  const row = await findRow(orm, area, { member, code, isLocked: true })
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Keeps when the draft is to be published. Throws 422 if that is over by the clock of the database. */
async function scheduleRow(orm: Orm, area: Area, company: string, row: Row, at: string): Promise<Row> {
  const [clock] = await orm
    .select({ isPast: sql<boolean>`${at}::timestamptz <= now()` })
    .from(sql`(select 1) as one`)
  if (clock?.isPast) throw new ApiError('TIME_PAST')
  await orm.execute(sql`select pg_notify(${dueChannel}, '')`)
  return setPublication(
    orm,
    area,
    { company, code: String(row.code) },
    { publishAt: new Date(at), ...(!isPublished(row) && { status: 'scheduled' }) },
  )
}

/** Calls of a `drafted` area: publish now or later, take down, cancel a scheduled publication (PS7, S-NEWS). */
export function draftCalls(area: Area): Endpoint[] {
  const { name, label } = area.definition
  const common = {
    service: 'w-business',
    access: publishAccess(area),
    limits: changeLimits,
    params: withCode,
    answer: areaShapes(area.definition).row,
  } as const
  return [
    defineCall({
      ...common,
      method: 'post',
      name: `${name}.publish`,
      path: `${root}/${name}/{code}/publish`,
      summary: `Publishes the draft of one of ${label.en}, now or at an instant; 412 where somebody else has changed it meanwhile`,
      body: areaPublishBody,
      isVersioned: true,
      act: async ({ member, params: { code }, body: { REVISION, PUBLISH_AT }, transaction }) =>
        transaction(async (orm) => {
          const row = await lockedRow(orm, area, member, code)
          if (row.revision !== REVISION) {
            const UPDATED_BY = await savedBy(orm, row)
            throw new ApiError('VERSION_CONFLICT', { data: { ...rowAnswer(area, row), UPDATED_BY } })
          }
          const { company } = member
          const written = PUBLISH_AT
            ? await scheduleRow(orm, area, company, row, PUBLISH_AT)
            : await publishRow(orm, area, { company, code }, row)
          return rowAnswer(area, written)
        }),
    }),
    defineCall({
      ...common,
      method: 'post',
      name: `${name}.unpublish`,
      path: `${root}/${name}/{code}/unpublish`,
      summary: `Takes one of ${label.en} from the site; its draft stays`,
      act: async ({ member, params: { code }, transaction }) =>
        transaction(async (orm) => {
          const row = await lockedRow(orm, area, member, code)
          if (!isPublished(row)) return rowAnswer(area, row)
          return rowAnswer(area, await unpublishRow(orm, area, { company: member.company, code }, row))
        }),
    }),
    defineCall({
      ...common,
      method: 'delete',
      name: `${name}.unschedule`,
      path: `${root}/${name}/{code}/schedule`,
      summary: `Cancels that one of ${label.en} is published later`,
      act: async ({ member, params: { code }, transaction }) =>
        transaction(async (orm) => {
          const row = await lockedRow(orm, area, member, code)
          const place = { company: member.company, code }
          const columns = { publishAt: null, status: statusWithout(row) }
          return rowAnswer(area, await setPublication(orm, area, place, columns))
        }),
    }),
  ]
}
