import { count, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { problemMessage } from '../../locales/problems.ts'
import type { areaCreateBody } from '../../schemas/api/area.ts'
import { rowLimit } from '../../schemas/areas/define-area.ts'
import { periodProblems } from '../../schemas/publication.ts'
import type { Orm } from '../database/database.ts'
import { readColumns } from '../database/read-columns.ts'
import type { Membership } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import type { Area, Row } from './area.ts'
import { canPublish, checkBranch } from './area-access.ts'
import { rowsOf } from './area-root.ts'
import { checkInput } from './check-input.ts'
import { clearReferences } from './clear-references.ts'
import { isPublished } from './publish-row.ts'
import { nextCode, retireCode } from './row-codes.ts'
import { findRow, invalidateRows, lockRows, nextRevision, rowCondition } from './rows.ts'
import { savedBy } from './saved-by.ts'

/** Context of a change: the member, the language of messages, and the areas that a value can refer to. */
export type WriteContext = { member: Membership; locale: Locale; areas: ReadonlyMap<string, Area> }

type Sent = z.infer<typeof areaCreateBody>

/**
 * The new status and period: as sent, otherwise as stored. Rows written without the right to publish are hidden until
 * somebody publishes them. Throws 403 if they are sent without that right, 422 if the end is before the beginning.
 */
function publicationOf(
  area: Area,
  { STATUS, FROM, UNTIL }: Sent,
  { member, locale }: WriteContext,
  before?: Row,
): Row {
  if (!area.definition.scheduled) return {}
  if (!canPublish(area, member)) {
    if ([STATUS, FROM, UNTIL].some((sent) => sent !== undefined)) throw new ApiError('FORBIDDEN')
    return { status: 'hidden' }
  }
  const time = (sent: string | null | undefined, stored: unknown) =>
    sent === undefined ? ((stored as Date | null | undefined) ?? null) : sent && new Date(sent)
  const shownFrom = time(FROM, before?.shownFrom)
  const shownUntil = time(UNTIL, before?.shownUntil)
  const [problem] = periodProblems(shownFrom, shownUntil)
  if (problem)
    throw new ApiError('FIELDS', {
      fields: { UNTIL: [problemMessage(problem, locale)] },
      data: { PROBLEMS: [problem] },
    })
  return { status: STATUS ?? before?.status ?? 'shown', shownFrom, shownUntil }
}

/** Inserts a row at the end of the order. Throws 409 if the list is full, 422 for an invalid value. */
export async function createRow(
  orm: Orm,
  area: Area,
  sent: Sent,
  { member, ...reader }: WriteContext,
): Promise<Row | undefined> {
  const { table, columns, definition, server } = area
  const { company, account } = member
  await lockRows(orm, area, company)
  const [last] = await orm
    .select({
      rows: count(),
      ...(definition.ordered && columns.position && { position: max(columns.position) }),
    })
    .from(table)
    .where(rowsOf(area, company))
  if ((last?.rows ?? 0) >= rowLimit(definition)) throw new ApiError('LIST_FULL')
  const place = { company, code: await nextCode(orm, area, company) }
  const after = await checkInput(orm, area, {
    ...reader,
    place,
    before: undefined,
    value: sent.VALUE,
    account,
  })
  checkBranch(area, after, member)
  const [row]: Row[] = await orm
    .insert(table)
    .values({
      ...area.write(after),
      ...publicationOf(area, sent, { member, ...reader }),
      ...(await server.newRow?.(orm, { place, before: undefined, after, account })),
      ...place,
      updatedBy: account,
      ...(definition.ordered && { position: Number(last?.position ?? -1) + 1 }),
    })
    .returning(readColumns(table))
  await server.afterWrite?.(orm, { place, before: undefined, after, account })
  if (!definition.drafted) await invalidateRows(orm, area, [place])
  return row
}

type Changed = Sent & { REVISION: number }

/**
 * Changes a row. Throws 404, 412 with the current version if somebody else has changed it meanwhile, 422 for an
 * invalid value.
 */
export async function changeRow(
  orm: Orm,
  area: Area,
  { code, sent, conflict }: { code: string; sent: Changed; conflict: (row: Row) => Record<string, unknown> },
  { member, ...reader }: WriteContext,
): Promise<Row | undefined> {
  const { table, server } = area
  const { company, account } = member
  const row = await findRow(orm, area, { member, code, isLocked: true })
  if (!row) throw new ApiError('NOT_FOUND')
  if (row.revision !== sent.REVISION) {
    const UPDATED_BY = await savedBy(orm, row)
    throw new ApiError('VERSION_CONFLICT', { data: { ...conflict(row), UPDATED_BY } })
  }
  const place = { company, code }
  const before = area.read(row)
  const after = await checkInput(orm, area, { ...reader, place, before, value: sent.VALUE, account })
  checkBranch(area, after, member)
  const [written]: Row[] = await orm
    .update(table)
    .set({
      ...area.write(after),
      ...publicationOf(area, sent, { member, ...reader }, row),
      ...nextRevision(area, account),
    })
    .where(rowCondition(area, place))
    .returning(readColumns(table))
  await server.afterWrite?.(orm, { place, before, after, account })
  if (!area.definition.drafted) await invalidateRows(orm, area, [place])
  return written
}

/** Removes a row. Throws 404, 403, and what `beforeRemove` of the area throws. */
export async function removeRow(
  orm: Orm,
  area: Area,
  code: string,
  { member, areas }: WriteContext,
): Promise<void> {
  const { table, server } = area
  const { company } = member
  const place = { company, code }
  await lockRows(orm, area, company)
  const row = await findRow(orm, area, { member, code, isLocked: true })
  if (!row) throw new ApiError('NOT_FOUND')
  await server.beforeRemove?.(orm, place)
  if (isPublished(row)) await server.unpublish?.(orm, { place, row })
  await clearReferences(orm, areas, area, { place, account: member.account })
  await orm.delete(table).where(rowCondition(area, place))
  await retireCode(orm, area, place)
  await server.afterRemove?.(orm, place)
  await invalidateRows(orm, area, [place])
}
