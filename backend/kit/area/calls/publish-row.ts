import type { RowPlace } from '../../../../schemas/areas/define-area.ts'
import type { DraftStatus } from '../../../../schemas/publication.ts'
import type { Orm } from '../../database/database.ts'
import { readColumns } from '../../database/read-columns.ts'
import { changed } from '../../events/changed.ts'
import type { Area, Row } from '../area.ts'
import { rowCondition } from '../rows.ts'

/** Whether visitors see a row of a `drafted` area. */
export const isPublished = (row: Row): boolean =>
  row.publishedRevision !== null && row.publishedRevision !== undefined

/** The status of a row without a schedule. */
export const statusWithout = (row: Row): DraftStatus =>
  isPublished(row) ? 'published' : row.publishedAt ? 'archived' : 'draft'

/** Writes columns of a row of a `drafted` area that are no part of its content; the revision stays. */
export async function setPublication(orm: Orm, area: Area, place: RowPlace, columns: Row): Promise<Row> {
  const [written]: Row[] = await orm
    .update(area.table)
    .set(columns)
    .where(rowCondition(area, place))
    .returning(readColumns(area.table))
  if (!written) throw new Error(`${area.definition.name} ${place.code} is gone`)
  return written
}

/** Publishes the draft of a locked row, at once. */
export async function publishRow(orm: Orm, area: Area, place: RowPlace, row: Row): Promise<Row> {
  const publishedAt = (row.publishedAt as Date | null) ?? new Date()
  await area.server.publish?.(orm, { place, row, value: area.read(row), at: publishedAt })
  await changed(orm, area.definition, place)
  return setPublication(orm, area, place, {
    status: 'published',
    publishedRevision: row.revision,
    publishedAt,
    publishAt: null,
  })
}

/** Takes a locked row from visitors; its draft stays. */
export async function unpublishRow(orm: Orm, area: Area, place: RowPlace, row: Row): Promise<Row> {
  await area.server.unpublish?.(orm, { place, row })
  await changed(orm, area.definition, place)
  return setPublication(orm, area, place, { status: 'archived', publishedRevision: null, publishAt: null })
}
