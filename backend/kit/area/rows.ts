import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { areaRow } from '../../../schemas/api/area.ts'
import type { RowPlace } from '../../../schemas/areas/define-area.ts'
import type { DraftStatus, RowStatus } from '../../../schemas/publication.ts'
import type { Orm } from '../database/database.ts'
import { readColumns } from '../database/read-columns.ts'
import { ApiError } from '../errors/api-error.ts'
import { type Happened, happened } from '../events/happened.ts'
import type { Membership } from '../tables/index.ts'
import type { Area, Row } from './area.ts'
import { branchRows } from './area-access.ts'
import { rowsOf } from './area-root.ts'

const isoOrNull = (date: unknown) => (date instanceof Date ? date.toISOString() : null)

function periodState({ shownFrom, shownUntil }: Row, now: Date) {
  if (shownFrom instanceof Date && shownFrom > now) return 'upcoming'
  return shownUntil instanceof Date && shownUntil <= now ? 'ended' : 'current'
}

/** A row in the API's format; `asks` has the authors of rows that wait to be shown. */
export function rowAnswer(
  area: Area,
  row: Row,
  asks?: ReadonlyMap<string, string | null>,
): z.infer<typeof areaRow> {
  const { definition } = area
  const asker = asks?.get(String(row.code))
  return {
    CODE: String(row.code),
    REVISION: Number(row.revision),
    ...(definition.ordered && { POSITION: Number(row.position) }),
    ...(definition.scheduled && {
      STATUS: row.status as RowStatus,
      FROM: isoOrNull(row.shownFrom),
      UNTIL: isoOrNull(row.shownUntil),
      PERIOD: periodState(row, new Date()),
      ...(asker !== undefined && { ASKED_BY: asker }),
    }),
    ...(definition.drafted && {
      STATUS: row.status as DraftStatus,
      PUBLISHED: row.publishedRevision === null ? null : Number(row.publishedRevision),
      PUBLISHED_AT: isoOrNull(row.publishedAt),
      PUBLISH_AT: isoOrNull(row.publishAt),
      SLUG: String(row.slug),
      VIEWS: Number(row.views),
    }),
    CREATED_AT: isoOrNull(row.createdAt) ?? '',
    UPDATED_AT: isoOrNull(row.updatedAt) ?? '',
    VALUE: area.read(row),
  }
}

/** The columns that every change of a row sets besides its content: the next revision, when and by whom. */
export const nextRevision = ({ columns }: Area, account: string) => ({
  revision: sql`${columns.revision} + 1`,
  updatedAt: sql`now()`,
  updatedBy: account,
})

/** The condition for one row of a company. */
export const rowCondition = (area: Area, { company, code }: RowPlace): SQL | undefined =>
  and(rowsOf(area, company), eq(area.columns.code, code))

/**
 * One row; with `isLocked` it is locked until the transaction ends. Undefined if it does not exist. Throws 403 if it
 * belongs to a branch that the member does not work in.
 */
export async function findRow(
  orm: Orm,
  area: Area,
  { member, code, isLocked = false }: { member: Membership; code: string; isLocked?: boolean },
): Promise<Row | undefined> {
  const query = orm
    .select(readColumns(area.table))
    .from(area.table)
    .where(rowCondition(area, { company: member.company, code }))
  const [row]: Row[] = await (isLocked ? query.for('update') : query)
  const scope = branchRows(area, member)
  if (!row || !scope) return row
  const [own] = await orm
    .select({ code: area.columns.code })
    .from(area.table)
    .where(and(rowCondition(area, { company: member.company, code }), scope))
  if (!own) throw new ApiError('FORBIDDEN')
  return row
}

/**
 * Locks the list of an area in a company: until the transaction ends no other transaction adds, removes or reorders
 * rows.
 */
export async function lockRows(orm: Orm, { definition }: Area, company: string): Promise<void> {
  await orm.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${definition.name}:${company}`}, 0))`,
  )
}

/** The event of the area, for each of some rows. */
export const rowChanges = ({ definition }: Area, places: readonly RowPlace[]): Happened[] =>
  places.map((place) => happened(definition, place))
