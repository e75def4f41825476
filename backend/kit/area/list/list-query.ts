import { z } from '@hono/zod-openapi'
import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../../locales/locale.ts'
import { sortedField } from '../../../../schemas/areas/define-area.ts'
import { fieldColumn, isOptional } from '../../database/area-indexes.ts'
import { filterExpression, sortExpression } from '../../database/expressions.ts'
import { likeLiteral } from '../../database/like-pattern.ts'
import { nested, pageQuery } from '../../input/query.ts'
import type { Membership } from '../../tables/index.ts'
import type { Area } from '../area.ts'
import { branchRows } from '../area-access.ts'
import { rowsOf } from '../area-root.ts'
import { filterValue } from './filter-value.ts'
import { searchedParts } from './searched-words.ts'

/** Query parameters of a list. */
export type ListQuery = {
  search?: string | undefined
  sort?: string | undefined
  filter?: Record<string, string | undefined> | undefined
}

/** Fields by which a list can be filtered. */
export const filtersOf = ({ definition }: Area): string[] => [
  ...(definition.list?.filters ?? []),
  ...(definition.scheduled || definition.drafted ? ['status'] : []),
]

/** Schema of a list's query (`schemas/api/area.ts`); `page` counts from 1, with 25 rows by default. */
export function listQuery(area: Area) {
  const { definition, columns } = area
  const sorts = [
    ...(definition.ordered ? ['position'] : []),
    ...(definition.list?.sorts ?? []).map(sortedField),
  ]
  return z.object({
    search: z
      .string()
      .max(120)
      .regex(/^\P{Cc}*$/u)
      .describe('Words that must all occur in the searched fields of a row, or a phone number.')
      .optional(),
    sort: z
      .enum([...new Set(sorts)].flatMap((field) => [field, `-${field}`]))
      .describe('The field by which rows are in order, with `-` the greatest first.')
      .optional(),
    filter: nested(
      Object.fromEntries(
        filtersOf(area).map((field) => [
          field,
          filterValue(fieldColumn(definition, columns, field).kind).optional(),
        ]),
      ),
    ).optional(),
    page: pageQuery(25),
  })
}

/** A condition for one field; a list field must contain the value. */
function hasValue(area: Area, field: string, value: string): SQL {
  const filtered = fieldColumn(area.definition, area.columns, field)
  if (filtered.kind === 'texts')
    return sql`${filterExpression(filtered)} @> ${JSON.stringify([value])}::jsonb`
  return sql`${filterExpression(filtered)} = ${filtered.kind === 'boolean' ? value === 'true' : value}`
}

/** The condition for the requested rows that the member may see. */
export function listCondition(
  area: Area,
  member: Membership,
  { search, filter }: ListQuery,
): SQL | undefined {
  const { searched } = area.columns
  const alternatives = searched && searchedParts(area.definition, search ?? '')
  const contains = (part: string) => sql`${searched} like ${`%${likeLiteral(part)}%`}`
  return and(
    rowsOf(area, member.company),
    branchRows(area, member),
    alternatives && (or(...alternatives.map((parts) => and(...parts.map(contains)))) ?? sql`false`),
    ...Object.entries(filter ?? {}).flatMap(([field, value]) =>
      value === undefined ? [] : [hasValue(area, field, value)],
    ),
  )
}

/**
 * The order of a list: as requested, otherwise the manual one or the first of the area's sorts. Rows without a value are
 * last in both directions; equal rows are ordered by their codes.
 */
export function listOrder(area: Area, { sort }: ListQuery, locale: Locale): SQL[] {
  const { list, ordered } = area.definition
  const wanted = sort ?? (ordered ? 'position' : list?.sorts[0]) ?? 'createdAt'
  const direction = wanted.startsWith('-') ? desc : asc
  const field = sortedField(wanted)
  const sorted = direction(sortExpression(fieldColumn(area.definition, area.columns, field), locale))
  const { code } = area.columns
  return [isOptional(area.definition, field) ? sql`${sorted} nulls last` : sorted, direction(code)]
}
