import { count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import type { areaCreateBody } from '../../schemas/api/area.ts'
import { hasStatus, type RowStatus } from '../../schemas/areas/define-area.ts'
import { publishedSections } from '../../schemas/sections.ts'
import { may, permissionsOf } from '../access/permissions.ts'
import type { Orm } from '../database/database.ts'
import type { Membership } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { refuseValue } from '../http/check-value.ts'
import type { Area, Row } from './area.ts'
import { checkSent } from './check-sent.ts'
import { nextCode, retireCode } from './row-codes.ts'
import { findRow, lockRows, rowsChanged, theRow } from './rows.ts'

/** Who writes, in which language problems are said, and the areas that a value may refer to. */
export type Writing = { member: Membership; locale: Locale; areas: ReadonlyMap<string, Area> }

type Sent = Pick<z.infer<typeof areaCreateBody>, 'VALUE' | 'FROM' | 'UNTIL'>

/** Rows that a company may have where an area does not say. */
const usualLimit = 1000

/** True where the member may decide what visitors see. */
export const mayShow = ({ definition }: Area, member: Membership): boolean =>
  may(
    permissionsOf(member),
    definition.section,
    publishedSections.includes(definition.section) ? 'publish' : 'write',
  )

/** What a row becomes by being written or shown: a moderator of the product looks at it first where it is moderated. */
export function shownStatus({ definition }: Area): RowStatus {
  return definition.moderated ? 'waiting' : 'shown'
}

/** The period as it was sent, with what is stored for an end that was not. Throws 422 where it ends before it begins. */
function periodOf({ definition }: Area, { FROM, UNTIL }: Sent, locale: Locale, before?: Row): Row {
  if (!definition.scheduled) return {}
  const time = (sent: string | null | undefined, stored: unknown) =>
    sent === undefined ? ((stored as Date | null | undefined) ?? null) : sent && new Date(sent)
  const shownFrom = time(FROM, before?.shownFrom)
  const shownUntil = time(UNTIL, before?.shownUntil)
  if (shownFrom && shownUntil && shownUntil <= shownFrom)
    throw refuseValue([{ path: [], code: 'period', params: {} }], { name: 'UNTIL', locale })
  return { shownFrom, shownUntil }
}

/** Writes a new row, the last in order. Throws 409 where the list is full, 422 for a wrong value. */
export async function createRow(
  orm: Orm,
  area: Area,
  sent: Sent,
  { member, ...reader }: Writing,
): Promise<Row | undefined> {
  const { table, columns, definition, server } = area
  const { company, account } = member
  await lockRows(orm, area, company)
  const [counted] = await orm.select({ rows: count() }).from(table).where(eq(columns.company, company))
  const position = counted?.rows ?? 0
  if (position >= (definition.limit ?? usualLimit)) throw new ApiError('LIST_FULL')
  const place = { company, code: await nextCode(orm, area, company) }
  const after = await checkSent(orm, area, {
    ...reader,
    place,
    before: undefined,
    value: sent.VALUE,
    account,
  })
  const [row]: Row[] = await orm
    .insert(table)
    .values({
      ...area.write(after),
      ...periodOf(area, sent, reader.locale),
      ...(await server.newRow?.(orm, { place, before: undefined, after, account })),
      ...place,
      ...(definition.ordered && { position }),
      ...(hasStatus(definition) && { status: mayShow(area, member) ? shownStatus(area) : 'hidden' }),
    })
    .returning()
  await server.afterWrite?.(orm, { place, before: undefined, after, account })
  await rowsChanged(orm, area, [place])
  return row
}

type Changed = Sent & { REVISION: number }

/** Changes a row. Throws 404, 412 with the other version where somebody else was quicker, 422 for a wrong value. */
export async function changeRow(
  orm: Orm,
  area: Area,
  { code, sent, conflict }: { code: string; sent: Changed; conflict: (row: Row) => Record<string, unknown> },
  { member, ...reader }: Writing,
): Promise<Row | undefined> {
  const { table, columns, definition, server } = area
  const { company, account } = member
  const row = await findRow(orm, area, { member, code, isLocked: true })
  if (!row) throw new ApiError('NOT_FOUND')
  if (row.revision !== sent.REVISION) throw new ApiError('VERSION_CONFLICT', { data: conflict(row) })
  const place = { company, code }
  const before = area.read(row)
  const after = await checkSent(orm, area, { ...reader, place, before, value: sent.VALUE, account })
  // What visitors see changes by this as well: without the right to show, it is hidden until somebody shows it.
  const isSeen = hasStatus(definition) && row.status !== 'hidden'
  const [written]: Row[] = await orm
    .update(table)
    .set({
      ...area.write(after),
      ...periodOf(area, sent, reader.locale, row),
      ...(isSeen && { status: mayShow(area, member) ? shownStatus(area) : 'hidden' }),
      revision: sql`${columns.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(theRow(area, place))
    .returning()
  await server.afterWrite?.(orm, { place, before, after, account })
  await rowsChanged(orm, area, [place])
  return written
}

/** Takes a row away; those after it move up. Throws 404, 403, and what the area has against it. */
export async function removeRow(orm: Orm, area: Area, code: string, { member }: Writing): Promise<void> {
  const { table, columns, definition, server } = area
  const { company } = member
  const place = { company, code }
  await lockRows(orm, area, company)
  const row = await findRow(orm, area, { member, code, isLocked: true })
  if (!row) throw new ApiError('NOT_FOUND')
  await server.beforeRemove?.(orm, place)
  await orm.delete(table).where(theRow(area, place))
  await retireCode(orm, area, place)
  const { position } = columns
  if (definition.ordered && position)
    await orm
      .update(table)
      .set({ position: sql`${position} - 1` })
      .where(sql`${columns.company} = ${company} and ${position} > ${row.position}`)
  await rowsChanged(orm, area, [place])
}
