import { and, eq, sql } from 'drizzle-orm'
import type { SheetRow } from '../../../schemas/exchange/cell.ts'
import { busyStates, type ImportCounts } from '../../../schemas/exchange/import.ts'
import type { Reader } from '../../../schemas/exchange/kind.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { company, exchangeImport, exchangePart } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { wordsOf } from './words-of.ts'

export type ImportRow = typeof exchangeImport.$inferSelect

/** An import that is locked until the end of the transaction, if it is still in the state in which somebody has seen it. */
export async function lockImport(
  orm: Orm,
  { id, state }: Pick<ImportRow, 'id' | 'state'>,
): Promise<ImportRow | undefined> {
  const [row] = await orm.select().from(exchangeImport).where(eq(exchangeImport.id, id)).for('update')
  return row?.state === state ? row : undefined
}

/** The first rows of an import, by which its columns are named. */
export const beginOf = ({ begin }: Pick<ImportRow, 'begin'>): SheetRow[] =>
  begin.map(({ at, texts }) => ({ at, cells: texts }))

/** The rows of a part that are below the head of the table. */
export async function rowsOfPart(orm: Orm, { id, settings }: ImportRow, number: number): Promise<SheetRow[]> {
  const [part] = await orm
    .select({ rows: exchangePart.rows })
    .from(exchangePart)
    .where(and(eq(exchangePart.import, id), eq(exchangePart.number, number)))
  const rows = JSON.parse(part?.rows ?? '[]') as SheetRow[]
  const { headAt } = settings.columns
  return rows.filter(({ at }) => at > (headAt ?? 0))
}

/** What values depend on besides their cells: the day, and the country of the company. */
export async function readerOf(orm: Orm, code: string): Promise<Reader> {
  const [row] = await orm.select({ country: company.country }).from(company).where(eq(company.code, code))
  const named = row?.country.toUpperCase()
  const country = countryOf(named)
  return {
    today: calendarDate(new Date(), 'UTC'),
    words: await wordsOf(orm),
    ...(named !== undefined && { country: named }),
    ...(country && { callingCode: country.phone.code, currency: country.currency }),
  }
}

/** Says that a part is done: the import goes on to `next` after its last one, with work from its first part again. */
export async function partDone(
  orm: Orm,
  { id, parts, partsDone }: ImportRow,
  next: ImportRow['state'],
): Promise<void> {
  const isLast = partsDone + 1 >= parts
  const isBusy = busyStates.some((state) => state === next)
  await orm
    .update(exchangeImport)
    .set(isLast ? { state: next, partsDone: isBusy ? 0 : parts } : { partsDone: partsDone + 1 })
    .where(eq(exchangeImport.id, id))
}

/** The counts of an import with those of further rows. */
export function countsWith(counts: ImportCounts, more: ImportCounts): ImportCounts {
  const names = Object.keys({ ...counts, ...more }) as (keyof ImportCounts)[]
  return Object.fromEntries(names.map((name) => [name, (counts[name] ?? 0) + (more[name] ?? 0)]))
}

/** The channel that wakes the worker. */
export const exchangeChannel = 'shipa_exchange'

/** Wakes the worker on commit. */
export const wakeImports = (orm: Orm): Promise<unknown> =>
  orm.execute(sql`select pg_notify(${exchangeChannel}, '')`)
