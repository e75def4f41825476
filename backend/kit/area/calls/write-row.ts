import { count, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../../../locales/locale.ts'
import { problemMessage } from '../../../../locales/problems.ts'
import type { areaCreateBody } from '../../../../schemas/api/area.ts'
import { rowLimit } from '../../../../schemas/areas/define-area.ts'
import { periodProblems } from '../../../../schemas/publication.ts'
import type { Orm } from '../../database/database.ts'
import { readColumns } from '../../database/read-columns.ts'
import { ApiError } from '../../errors/api-error.ts'
import { allChanged } from '../../events/changed.ts'
import type { Happened } from '../../events/happened.ts'
import type { Membership } from '../../tables/index.ts'
import type { Area, Change, Row, Value } from '../area.ts'
import { canPublish, checkBranch, checkPublisher } from '../area-access.ts'
import { rowsOf } from '../area-root.ts'
import { findRow, lockRows, nextRevision, rowChanges, rowCondition } from '../rows.ts'
import { checkDecided } from './check-decided.ts'
import { checkInput } from './check-input.ts'
import { clearReferences } from './clear-references.ts'
import { isPublished } from './publish-row.ts'
import { nextCodes, retireCode } from './row-codes.ts'
import { savedBy } from './saved-by.ts'

/** Context of a change: the member, the language of messages, the areas that a value can refer to, and where the product is. */
export type WriteContext = {
  member: Membership
  locale: Locale
  areas: ReadonlyMap<string, Area>
  origin?: string
}

type Sent = z.infer<typeof areaCreateBody>

/**
 * The new status and period: as sent, otherwise as stored. Rows written without the right to publish are hidden until a publisher shows
 * them. Throws 403 if a status or period is sent without that right, 422 if the end is before the beginning.
 */
function publicationOf(
  area: Area,
  { STATUS, FROM, UNTIL }: Sent,
  { member, locale }: WriteContext,
  before?: Row,
): Row {
  if (!area.definition.scheduled) return {}
  if (!canPublish(area, member)) {
    if ([STATUS, FROM, UNTIL].some((sent) => sent !== undefined)) checkPublisher(area, member)
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

/** Says that rows of a company were written, unless visitors see these only once they are published. */
export async function writtenChanged(
  orm: Orm,
  area: Area,
  company: string,
  rows: readonly (Row | undefined)[],
): Promise<void> {
  if (area.definition.drafted) return
  const places = rows.flatMap((row) => (row ? [{ company, code: String(row.code) }] : []))
  await allChanged(orm, rowChanges(area, places))
}

/** Rows of one statement: Postgres limits its values to 65,535. */
const rowsAtOnce = 200

/**
 * Inserts rows at the end of the order, without saying so (`writtenChanged`). `refuse` is called for each invalid one, with its place; if
 * there are any, nothing is written. Throws 409 if the list has no room for them.
 */
export async function insertRows(
  orm: Orm,
  area: Area,
  sent: readonly Sent[],
  { member, ...reader }: WriteContext,
  refuse: (at: number, error: ApiError) => void,
): Promise<Row[]> {
  const { table, columns, definition, server } = area
  const { company, account } = member
  if (sent.length === 0) return []
  await lockRows(orm, area, company)
  const [last] = await orm
    .select({
      rows: count(),
      ...(definition.ordered && columns.position && { position: max(columns.position) }),
    })
    .from(table)
    .where(rowsOf(area, company))
  if ((last?.rows ?? 0) + sent.length > rowLimit(definition)) throw new ApiError('LIST_FULL')
  const changes: Change<Value>[] = []
  const values: Row[] = []
  const codes = await nextCodes(orm, area, company, sent.length)
  for (const [at, one] of sent.entries()) {
    const change = { place: { company, code: codes[at] ?? '' }, before: undefined, account }
    try {
      const after = await checkInput(orm, area, { ...reader, ...change, value: one.VALUE })
      checkBranch(area, after, member)
      changes.push({ ...change, after })
      values.push({
        ...area.write(after),
        ...publicationOf(area, one, { member, ...reader }),
        ...(await server.newRow?.(orm, { ...change, after })),
        ...change.place,
        updatedBy: account,
        ...(definition.ordered && { position: Number(last?.position ?? -1) + 1 + at }),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(at, error)
    }
  }
  if (values.length < sent.length) return []
  const rows: Row[] = []
  for (let at = 0; at < values.length; at += rowsAtOnce)
    rows.push(
      ...(await orm
        .insert(table)
        .values(values.slice(at, at + rowsAtOnce))
        .returning(readColumns(table))),
    )
  for (const change of changes) await server.afterWrite?.(orm, change)
  return rows
}

/** Inserts a row at the end of the order. Throws 409 if the list is full, 422 for an invalid value. */
export async function createRow(
  orm: Orm,
  area: Area,
  sent: Sent,
  context: WriteContext,
): Promise<Row | undefined> {
  const [row] = await insertRows(orm, area, [sent], context, (_, error) => {
    throw error
  })
  await writtenChanged(orm, area, context.member.company, [row])
  return row
}

type Changed = {
  code: string
  sent: Sent & { REVISION: number }
  /** The other version of a conflict, for the answer. */
  conflict: (row: Row) => Record<string, unknown>
  /** Makes the new value of the stored one; `sent.VALUE` without it. */
  merge?: (before: Value) => Value
}

/** Changes a row. Throws 404, 412 with the current version if another person has changed it meanwhile, 422 for an invalid value. */
export async function changeRow(
  orm: Orm,
  area: Area,
  changed: Changed,
  context: WriteContext,
): Promise<Row | undefined> {
  const row = await updateRow(orm, area, changed, context)
  await writtenChanged(orm, area, context.member.company, [row])
  return row
}

/** Changes a row as `changeRow` does, without saying so. */
export async function updateRow(
  orm: Orm,
  area: Area,
  { code, sent, conflict, merge }: Changed,
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
  checkDecided(area, row, { member })
  const place = { company, code }
  const before = area.read(row)
  const value = merge ? merge(before) : sent.VALUE
  const after = await checkInput(orm, area, { ...reader, place, before, value, account })
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
  return written
}

/**
 * Removes a row. Returns what has changed by it, without saying so. Throws 404, 403, and what `beforeRemove` of the area
 * throws.
 */
export async function removeRow(
  orm: Orm,
  area: Area,
  code: string,
  { member, areas }: WriteContext,
): Promise<Happened[]> {
  const { table, server } = area
  const { company } = member
  const place = { company, code }
  await lockRows(orm, area, company)
  const row = await findRow(orm, area, { member, code, isLocked: true })
  if (!row) throw new ApiError('NOT_FOUND')
  checkDecided(area, row, { member, isRemoved: true })
  await server.beforeRemove?.(orm, place)
  if (isPublished(row)) await server.unpublish?.(orm, { place, row })
  const referring = await clearReferences(orm, areas, area, { place, account: member.account })
  await orm.delete(table).where(rowCondition(area, place))
  await retireCode(orm, area, place)
  await server.afterRemove?.(orm, place)
  return [...rowChanges(area, [place]), ...referring]
}
