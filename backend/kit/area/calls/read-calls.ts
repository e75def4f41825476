import { count, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { areaValues } from '../../../../schemas/api/area.ts'
import { paged } from '../../../../schemas/api/paged.ts'
import { fieldColumn } from '../../database/area-indexes.ts'
import type { Orm } from '../../database/database.ts'
import { filterExpression } from '../../database/expressions.ts'
import { readColumns } from '../../database/read-columns.ts'
import { ApiError } from '../../errors/api-error.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import { fileAnswer } from '../../http/file-answer.ts'
import { metaOf } from '../../input/paging.ts'
import { codeParam, requestText } from '../../input/query.ts'
import type { Membership } from '../../tables/index.ts'
import type { Area, Row } from '../area.ts'
import { readAccess } from '../area-access.ts'
import { paramsOf, rootOf } from '../area-root.ts'
import { areaShapes } from '../area-shapes.ts'
import { csvOf } from '../list/csv.ts'
import { filtersOf, listCondition, listOrder, listQuery } from '../list/list-query.ts'
import { listSelection } from '../list/list-selection.ts'
import { readReferenceNames } from '../list/read-names.ts'
import { whoAsks } from '../list/waiting-rows.ts'
import { findRow, rowAnswer } from '../rows.ts'

const common = { method: 'get', service: 'business-api-front2' } as const

const listRows = (area: Area): Endpoint => {
  const selection = listSelection(area)
  return defineCall({
    ...common,
    name: `${area.definition.name}.list`,
    path: `${rootOf(area)}/${area.definition.name}`,
    summary: `A page of ${area.definition.label.en}, of each what a list shows`,
    access: readAccess(area),
    params: paramsOf(area, {}),
    query: listQuery(area),
    answer: paged(areaShapes(area.definition).listedRow),
    act: async ({ orm, member, query, locale }) => {
      const where = listCondition(area, member, query)
      const { number, size } = query.page
      const rows: Row[] = await orm
        .select(selection)
        .from(area.table)
        .where(where)
        .orderBy(...listOrder(area, query, locale))
        .limit(size)
        .offset((number - 1) * size)
      const isWhole = number === 1 && rows.length < size
      const [counted] = isWhole ? [] : await orm.select({ total: count() }).from(area.table).where(where)
      const asks = await whoAsks(orm, area, member, rows)
      return {
        data: rows.map((row) => rowAnswer(area, row, asks)),
        meta: metaOf(query.page, counted?.total ?? rows.length),
      }
    },
  })
}

/** An instant as `t.instant()` has it. */
const instantText = (value: SQL) =>
  sql<string>`to_char(${value} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Maximum number of values that are returned for a filter. */
const mostValues = 200

/** How many rows have each text of a list. */
async function countTexts(orm: Orm, area: Area, member: Membership, column: PgColumn) {
  const one = orm.$with('one').as(
    orm
      .select({ text: sql<string>`jsonb_array_elements_text(${column})`.as('text') })
      .from(area.table)
      .where(listCondition(area, member, {})),
  )
  const rows = await orm
    .with(one)
    .select({ value: one.text, count: count() })
    .from(one)
    .groupBy(one.text)
    .orderBy(desc(count()), one.text)
    .limit(mostValues)
  return rows.map(({ value, count }) => ({ VALUE: value, LABEL: null, COUNT: count }))
}

const listValues = (area: Area): Endpoint =>
  defineCall({
    ...common,
    name: `${area.definition.name}.values`,
    path: `${rootOf(area)}/${area.definition.name}_values/{field}`,
    params: paramsOf(area, { field: requestText.describe('A field by which the list can be filtered.') }),
    summary: `Values of a field by which ${area.definition.label.en} are filtered, the most frequent first`,
    access: readAccess(area),
    answer: areaValues,
    act: async ({ orm, member, params: { field } }): Promise<z.infer<typeof areaValues>> => {
      if (!filtersOf(area).includes(field)) throw new ApiError('NOT_FOUND')
      const filtered = fieldColumn(area.definition, area.columns, field)
      if (filtered.kind === 'texts') return countTexts(orm, area, member, filtered.column)
      const value = filterExpression(filtered)
      const label = sql<Record<string, string> | null>`min(${filtered.column}::text)::jsonb`
      const rows = await orm
        .select({
          value: filtered.kind === 'instant' ? instantText(value) : sql<string>`(${value})::text`,
          count: count(),
          label: filtered.kind === 'localized' ? label : sql<null>`null`,
        })
        .from(area.table)
        .where(sql`${listCondition(area, member, {})} and ${value} is not null`)
        .groupBy(value)
        // By its number, because a column may have the same name as the count.
        .orderBy(desc(count()), sql`1`)
        .limit(mostValues)
      return rows.map((row) => ({ VALUE: row.value, LABEL: row.label, COUNT: row.count }))
    },
  })

const exportRows = (area: Area, areas: ReadonlyMap<string, Area>): Endpoint =>
  defineCall({
    ...common,
    name: `${area.definition.name}.export`,
    path: `${rootOf(area)}/${area.definition.name}_export`,
    summary: `${area.definition.label.en} as CSV, in the order and with the filters of the list`,
    access: readAccess(area),
    params: paramsOf(area, {}),
    query: listQuery(area).omit({ page: true }),
    limits: [{ per: 'person', times: 30, seconds: 3600 }],
    answer: fileAnswer('text/csv'),
    act: async ({ orm, member, query, locale }) => {
      const rows: Row[] = await orm
        .select(readColumns(area.table))
        .from(area.table)
        .where(listCondition(area, member, query))
        .orderBy(...listOrder(area, query, locale))
      const names = await readReferenceNames(orm, area, areas, { member, locale })
      return new Response(await csvOf(area, rows, locale, names), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${area.definition.name}.csv"`,
        },
      })
    },
  })

const readRow = (area: Area): Endpoint =>
  defineCall({
    ...common,
    name: `${area.definition.name}.read`,
    path: `${rootOf(area)}/${area.definition.name}/{code}`,
    params: paramsOf(area, { code: codeParam('row') }),
    summary: `One of ${area.definition.label.en}, as it is edited`,
    access: readAccess(area),
    answer: areaShapes(area.definition).row,
    act: async ({ orm, member, params: { code } }) => {
      const row = await findRow(orm, area, { member, code })
      return row && rowAnswer(area, row, await whoAsks(orm, area, member, [row]))
    },
  })

/** Read endpoints of an area with a list. */
export const readCalls = (area: Area, areas: ReadonlyMap<string, Area>): Endpoint[] => [
  listRows(area),
  ...(filtersOf(area).length > 0 ? [listValues(area)] : []),
  exportRows(area, areas),
  readRow(area),
]
