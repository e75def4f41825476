import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { defaultLocale } from '../../../locales/locale.ts'
import { judge } from '../../../schemas/core/judge.ts'
import type { ExchangeDefinition } from '../../../schemas/exchange/define-exchange.ts'
import type { RowFault } from '../../../schemas/exchange/import.ts'
import { type Membership, membership } from '../../database/tables/index.ts'
import type { Area, Row, Value } from '../../kit/area/area.ts'
import { canPublish } from '../../kit/area/area-access.ts'
import { rowsOf } from '../../kit/area/area-root.ts'
import {
  insertRows,
  removeRow,
  updateRow,
  type WriteContext,
  writtenChanged,
} from '../../kit/area/calls/write-row.ts'
import { findRow } from '../../kit/area/rows.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readColumns } from '../../kit/database/read-columns.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { allChanged } from '../../kit/events/changed.ts'
import {
  defineImport,
  type ImportedBy,
  type Planned,
  type Written,
} from '../../kit/exchange/define-import.ts'
import { areas } from '../registry.ts'
import { areaOf } from './area-of.ts'

type AreaImport<Read> = {
  area: string
  definition: ExchangeDefinition
  /** The fields of a table that stored values are. */
  tableOf(stored: Value): Record<string, unknown>
  /** By which a row of a table and one of the area are the same. */
  keyOf(read: Read): string
  keyOfStored(stored: Value): string
  /** The field of a table that is a heading under which visitors find rows, as they are stored. */
  group?: keyof Read & string
  /** The value of a row with what the table says; of a new one without `before`. `currency` is that of the clinic's country. */
  merge(read: Read, before: Value | undefined, currency: string): Value
}

async function contextOf(orm: Orm, { company, account }: ImportedBy): Promise<WriteContext> {
  const [member]: Membership[] = await orm
    .select()
    .from(membership)
    .where(and(eq(membership.company, company), eq(membership.account, account)))
  if (!member) throw new Error('who imports is no member any more')
  return { member, locale: defaultLocale, areas }
}

/** The fields of a value that differ, as they were; null for one that was not there. */
const changedFields = (before: Value, after: Value): Value =>
  Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((field) => !isDeepStrictEqual(before[field], after[field]))
      .map((field) => [field, before[field] ?? null]),
  )

const withFields = (value: Value, fields: Value): Value =>
  Object.fromEntries(Object.entries({ ...value, ...fields }).filter(([, field]) => field !== null))

const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** What is refused is undefined; anything else is a fault of ours. */
const unlessRefused = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

type Sent = Parameters<typeof insertRows>[2][number]

/** Inserts the rows that fit, in their order; undefined for one that is refused, as it names something that is gone. */
async function insertFitting(
  orm: Orm,
  area: Area,
  values: readonly Sent[],
  context: WriteContext,
): Promise<(Row | undefined)[]> {
  const refused = new Set<number>()
  const insert = (those: readonly Sent[], refuse: (at: number, error: ApiError) => void) =>
    insertRows(orm, area, those, context, refuse)
  const rows = await insert(values, (at) => refused.add(at))
  if (refused.size === 0) return rows
  const fitting = values.filter((_, at) => !refused.has(at))
  const again = await insert(fitting, (_, error) => {
    throw error
  })
  return values.map((_, at) => (refused.has(at) ? undefined : again.shift()))
}

/** Imports rows of an area by its own changes: with their checks, effects and revisions. */
export function importArea<Read extends Record<string, unknown>>({
  area: name,
  definition,
  tableOf,
  keyOf,
  keyOfStored,
  group,
  merge,
}: AreaImport<Read>) {
  const rowsOfCompany = async (orm: Orm, company: string): Promise<Row[]> => {
    const area = areaOf(name)
    return orm.select(readColumns(area.table)).from(area.table).where(rowsOf(area, company))
  }
  const rowsByKey = async (orm: Orm, company: string) =>
    Map.groupBy(await rowsOfCompany(orm, company), (row) => keyOfStored(areaOf(name).read(row)))

  /** What is stored of a new row: visitors see it at once only if that is meant, and who writes it may show it. */
  const newRow = (VALUE: Value, { isShown = false }: ImportedBy, { member }: WriteContext) => ({
    VALUE,
    ...(areaOf(name).definition.scheduled &&
      canPublish(areaOf(name), member) && { STATUS: isShown ? ('shown' as const) : ('hidden' as const) }),
  })

  /** Why a value does not fit, by the field of the table that says it. */
  function faultOf(value: Value): RowFault | undefined {
    const { schema, check } = areaOf(name).definition
    const [problem] = [...judge(schema, value).problems, ...(check?.(value) ?? [])]
    if (!problem) return undefined
    const [stored] = problem.path
    const [field] = Object.entries(definition.fields).find(([one, { of = one }]) => of === stored) ?? []
    if (field === undefined) return { code: 'invalid' }
    const isMissing = problem.path.length === 1 && isEmpty(value[String(stored)])
    return { field, code: isMissing ? 'required' : 'invalid' }
  }

  function planOf(read: Read, rows: readonly Row[], currency: string): Planned {
    const area = areaOf(name)
    const compared = rows.map((row) => {
      const before = area.read(row)
      const after = merge(read, before, currency)
      return { row, after, changed: changedFields(before, after) }
    })
    const same = compared.find(({ changed }) => Object.keys(changed).length === 0)
    if (same) return { outcome: 'same', target: String(same.row.code) }
    if (compared.length > 1) return { outcome: 'fault', code: 'several' }
    const [{ row, after, changed } = { after: merge(read, undefined, currency) }] = compared
    const fault = faultOf(after)
    if (fault) return { outcome: 'fault', ...fault }
    if (!row || !changed) return { outcome: 'add' }
    return { outcome: 'change', target: String(row.code), revision: Number(row.revision), before: changed }
  }

  const setValue = async (
    orm: Orm,
    by: ImportedBy,
    { target, revision }: Written,
    make: (before: Value) => Value,
  ) => {
    const area = areaOf(name)
    const sent = { REVISION: revision, VALUE: {} }
    const change = { code: target, sent, conflict: () => ({}), merge: make }
    const row = await unlessRefused(updateRow(orm, area, change, await contextOf(orm, by)))
    if (!row) return undefined
    await writtenChanged(orm, area, by.company, [row])
    return Number(row.revision)
  }

  return defineImport<Read>({
    definition,
    tables: [],
    tableOf,
    site: {
      mayShow: (member) => canPublish(areaOf(name), member),
      ...(group !== undefined && {
        group,
        groupsOf: async (orm, company) =>
          (await rowsOfCompany(orm, company)).map((row) =>
            String(tableOf(areaOf(name).read(row))[group] ?? ''),
          ),
      }),
    },
    keysOf: (read) => [keyOf(read)],
    plan: async (orm, company, reads) => {
      const rows = await rowsByKey(orm, company)
      const currency = await currencyOf(orm, company)
      return reads.map((read) => planOf(read, rows.get(keyOf(read)) ?? [], currency))
    },
    add: async (orm, by, reads) => {
      const area = areaOf(name)
      const context = await contextOf(orm, by)
      const currency = await currencyOf(orm, by.company)
      const added: (Row | undefined)[] = []
      // What is made for a new row, as its address, depends on the one before.
      const atOnce = area.server.newRow ? 1 : reads.length
      for (let at = 0; at < reads.length; at += atOnce) {
        const values = reads
          .slice(at, at + atOnce)
          .map((read) => newRow(merge(read, undefined, currency), by, context))
        added.push(...(await insertFitting(orm, area, values, context)))
      }
      await writtenChanged(orm, area, by.company, added)
      return added.map((row) => row && { target: String(row.code), revision: Number(row.revision) })
    },
    change: async (orm, by, { value, ...thing }) => {
      const currency = await currencyOf(orm, by.company)
      return setValue(orm, by, thing, (before) => merge(value, before, currency))
    },
    changeBack: async (orm, by, { before, ...thing }) =>
      (await setValue(orm, by, thing, (now) => withFields(now, before))) !== undefined,
    takeBack: async (orm, by, added) => {
      const area = areaOf(name)
      const context = await contextOf(orm, by)
      const removed = new Set<string>()
      for (const { target, revision } of added) {
        const row = await findRow(orm, area, { member: context.member, code: target, isLocked: true })
        if (row?.revision !== revision) continue
        const happened = await unlessRefused(removeRow(orm, area, target, context))
        if (!happened) continue
        await allChanged(orm, happened)
        removed.add(target)
      }
      return removed
    },
  })
}
