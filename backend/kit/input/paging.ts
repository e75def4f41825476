import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export type PageQuery = { number: number; size: number }

/** The length of the whole list as a column of each row; `query` selects `count(*)` and runs once. */
export const totalOf = (query: SQLWrapper): SQL<number> => sql<number>`${query}::int`

/** The `meta` of a list's response. */
export const metaOf = ({ number, size }: PageQuery, total: number) => ({
  page: number,
  pages: Math.max(1, Math.ceil(total / size)),
  total,
})

/**
 * One page of a list: `query` gets limit and offset and returns rows that each have the `total` of the whole
 * list. A page after the last is empty but has the right total.
 */
export async function readPage<Row extends { total: number }>(
  page: PageQuery,
  query: (limit: number, offset: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; meta: ReturnType<typeof metaOf> }> {
  const { number, size } = page
  const rows = await query(size, (number - 1) * size)
  const counted = rows.length > 0 || number === 1 ? rows : await query(1, 0)
  return { rows, meta: metaOf(page, counted[0]?.total ?? 0) }
}

/** A list without paging. */
export const wholeList = <T>(data: T[]) => ({ data, meta: { page: 1, pages: 1, total: data.length } })
