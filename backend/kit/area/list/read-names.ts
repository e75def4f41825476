import type { Locale } from '../../../../locales/locale.ts'
import { referredAreas } from '../../../../schemas/core/field-kind.ts'
import type { Orm } from '../../database/database.ts'
import type { Membership } from '../../tables/index.ts'
import type { Area, Row, Value } from '../area.ts'
import { listCondition, listOrder } from './list-query.ts'
import { fieldSelection } from './list-selection.ts'
import { rowName } from './row-name.ts'

type Reader = { member: Membership; locale: Locale }

/** The rows of an area that a member sees, each with its code and title alone, or with these fields too, in the usual order. */
export async function readTitles(
  orm: Orm,
  area: Area,
  { member, locale }: Reader,
  fields: readonly string[] = [],
): Promise<{ code: string; value: Value }[]> {
  const title = [...new Set([...area.definition.title, ...fields])]
  const rows: Row[] = await orm
    .select({ code: area.columns.code, ...fieldSelection(area, title) })
    .from(area.table)
    .where(listCondition(area, member, {}))
    .orderBy(...listOrder(area, {}, locale))
  return rows.map((row) => ({ code: String(row.code), value: area.read(row) }))
}

/** Names of rows to which others refer, by area and code. */
export type ReferenceNames = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Names of the rows to which an area can refer, in a language. */
export async function readReferenceNames(
  orm: Orm,
  { definition }: Area,
  areas: ReadonlyMap<string, Area>,
  reader: Reader,
): Promise<ReferenceNames> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const name of new Set(referredAreas(definition.schema))) {
    const area = areas.get(name)
    if (!area) continue
    const titles = await readTitles(orm, area, reader)
    names.set(name, new Map(titles.map(({ code, value }) => [code, rowName(area, value, reader.locale)])))
  }
  return names
}
