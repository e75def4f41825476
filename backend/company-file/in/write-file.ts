import { and, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { rowLimit } from '../../../schemas/areas/define-area.ts'
import type { FileReport, TableReport } from '../../../schemas/company-file/file-report.ts'
import { dataFolder, filesFolder } from '../../../schemas/company-file/part-names.ts'
import { eventDefinitions } from '../../../schemas/events/registry.ts'
import { replaceDraft } from '../../clinic-site/index.ts'
import { company } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { allChanged } from '../../kit/events/changed.ts'
import { happened } from '../../kit/events/happened.ts'
import type { FileName } from '../../kit/files/store.ts'
import { inTransaction } from '../../kit/http/transaction.ts'
import { CompanyFileError } from '../file/company-file-error.ts'
import { removePieces } from '../file/pieces.ts'
import type { Work } from '../file/work.ts'
import type { CompanyTable } from '../tables/company-tables.ts'
import { replaceAddresses } from '../tables/files-in.ts'
import { belongsTo, ownedTables } from '../tables/owned-tables.ts'
import { broughtTables, presentIn } from './check-file.ts'
import { changedKeys, keepChanged, otherKey } from './global-keys.ts'
import { filesSpace, isGoodFile, nameHere } from './incoming-file.ts'
import { insertRows } from './insert-rows.ts'
import { inBatches, linesOf } from './lines-of.ts'
import { type Archive, openArchive } from './open-archive.ts'
import { type Bringing, placeRows } from './place-rows.ts'
import { readManifest } from './read-manifest.ts'
import { readRow } from './read-row.ts'

const batch = 200
/** With more files that are not what they say nothing of the archive is worth to be brought. */
const mostRefused = 1000

type Step = Work & { archive: Archive; bringing: Bringing; report: FileReport }

/** How many rows of a table a company may have: as many as by hand. */
const mostRows = ({ rules: { most = Number.POSITIVE_INFINITY }, area }: CompanyTable): number =>
  Math.min(most, area ? rowLimit(area.definition) : most)

const tableReport = ({ tables }: FileReport, name: string): TableReport | undefined =>
  tables.find(({ table }) => table === name)

/**
 * Does one batch and notes it, in one transaction: it is there and noted, or neither. `done` counts files and rows from the first one on, so that
 * whoever goes on knows where.
 */
async function batchOf({ db, lease, report, stopped }: Step, size: number, act: (orm: Orm) => Promise<void>) {
  stopped.throwIfAborted()
  const { row } = lease
  const before = structuredClone(report)
  try {
    await inTransaction(db.orm, async (orm) => {
      lease.row = row
      Object.assign(report, structuredClone(before))
      await lockCompany(orm, row.company)
      await act(orm)
      await lease.note(orm, { done: row.done + size, report })
    })
  } catch (error) {
    lease.row = row
    Object.assign(report, before)
    throw error
  }
}

/** Puts the files of the archive into the store. One that is not what its name says is left out, and no row names it. */
async function bringFiles(step: Step, names: readonly FileName[]): Promise<void> {
  const { archive, bringing, files, lease, db, report } = step
  for (const name of names.slice(lease.row.done)) {
    const bytes = await archive.bytes(`${filesFolder}${name}`)
    const isGood = await isGoodFile(name, bytes, bringing.company)
    if (isGood) {
      // Another file may have brought one of this name since this one was looked at.
      if (await files.has(name)) await keepChanged(db.orm, bringing.file, filesSpace, [name])
      const changed = await changedKeys(db.orm, bringing.file, filesSpace, [name])
      await files.putBack(nameHere(bringing.file, changed, name), bytes)
    }
    if (!isGood && (report.refused ?? []).length >= mostRefused) throw new CompanyFileError('damaged')
    await batchOf(step, 1, async () => {
      report.filesWritten = (report.filesWritten ?? 0) + (isGood ? 1 : 0)
      if (!isGood) report.refused = [...(report.refused ?? []), name]
    })
  }
}

/** The company's own row takes what the file says of it, but for what others decide about it. */
async function changeCompany(orm: Orm, table: CompanyTable, code: string, row: Record<string, unknown>) {
  const { kept = [] } = table.rules
  const sets = table.columns.flatMap(({ key, column }) =>
    kept.includes(key) || row[key] === undefined ? [] : [{ key, column }],
  )
  if (sets.length === 0) return
  const value = Object.fromEntries(sets.map(({ key, column }) => [column.name, row[key]]))
  const types = sets.map(({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`)
  const named = sets.map(
    ({ column }) => sql`${sql.identifier(column.name)} = one.${sql.identifier(column.name)}`,
  )
  await orm.execute(sql`update ${table.table} set ${sql.join(named, sql`, `)}, "revision" = ${company.revision} + 1
    from json_to_recordset(${JSON.stringify([value])}::json) as one (${sql.join(types, sql`, `)})
    where ${company.code} = ${code}`)
}

async function bringTable(step: Step, table: CompanyTable, begin: number): Promise<void> {
  const { archive, bringing, lease, report } = step
  const told = tableReport(report, table.name)
  if (!told) return
  const skipped = Math.max(0, lease.row.done - begin)
  let at = 0
  async function* rest() {
    for await (const line of linesOf(archive, table.name)) if (at++ >= skipped) yield line
  }
  if (skipped === 0 && table.rules.replaces !== undefined && told.rows > 0)
    await batchOf(step, 0, async (orm) => {
      await orm.delete(table.table).where(belongsTo(table, bringing.company))
    })
  for await (const lines of inBatches(rest(), batch))
    await batchOf(step, lines.length, async (orm) => {
      const one = tableReport(report, table.name) as TableReport
      const read = lines.map((line) => readRow(table, line))
      const placed = (await placeRows(orm, bringing, table, read)).filter((row) => row !== undefined)
      const fitting = placed.slice(0, Math.max(0, mostRows(table) - (one.written ?? 0)))
      let written = fitting.length
      if (table.name === 'company')
        for (const row of fitting) await changeCompany(orm, table, bringing.company, row)
      else written = await insertRows(orm, table, fitting, bringing.company)
      one.written = (one.written ?? 0) + written
      one.left = (one.left ?? 0) + lines.length - written
    })
}

/** Sets references of rows to rows of the same table that were written after them. Can be done again. */
async function joinRows(step: Step, table: CompanyTable): Promise<void> {
  const { archive, bringing } = step
  const [key] = table.columns.filter(({ column }) => column.primary)
  const self = table.columns.filter(({ column }) =>
    table.references.some((one) => one.column === column && one.to.table === table.table),
  )
  if (!key || self.length === 0 || table.rules.neverChanges) return
  for await (const lines of inBatches(linesOf(archive, table.name), batch))
    await batchOf(step, 0, async (orm) => {
      const rows = lines.map((line) => readRow(table, line)).filter((row) => row !== undefined)
      for (const one of self) await joinColumn(orm, bringing, table, { key, one, rows })
    })
}

type Named = { key: string; column: PgColumn }
type Joined = { key: Named; one: Named; rows: readonly Record<string, unknown>[] }

async function joinColumn(orm: Orm, { file, company }: Bringing, table: CompanyTable, joined: Joined) {
  const { key, one, rows } = joined
  const pairs = rows.flatMap((row) => {
    const [from, to] = [row[key.key], row[one.key]]
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : []
  })
  if (pairs.length === 0) return
  const words = pairs.flatMap(({ from, to }) => [from, to])
  const changed = await changedKeys(orm, file, table.name, words)
  const here = (value: string) => (changed.has(value) ? otherKey(file, table.name, value) : value)
  const known = await orm
    .select({ value: sql<string>`${key.column}::text` })
    .from(table.table)
    .where(and(inArray(key.column, [...new Set(words.map(here))]), belongsTo(table, company)))
  const own = new Set(known.map(({ value }) => value))
  const due = pairs
    .map(({ from, to }) => ({ from: here(from), to: here(to) }))
    .filter(({ from, to }) => own.has(from) && own.has(to))
  for (const { from, to } of due)
    await orm
      .update(table.table)
      .set({ [one.key]: to })
      .where(and(eq(key.column, from), isNull(one.column)))
}

/** Empties columns of rows that name what has stayed out. */
async function emptyNames(orm: Orm, table: CompanyTable, code: string): Promise<void> {
  for (const [key, to] of Object.entries(table.rules.emptyWithout ?? {})) {
    const named = table.columns.find((one) => one.key === key)
    const target = ownedTables.get(to.table as PgTable)
    if (!named || !target) throw new Error(`"${table.name}.${key}" names nothing that leaves`)
    const there = orm.select({ key: to }).from(target.table).where(belongsTo(target, code))
    await orm
      .update(table.table)
      .set({ [key]: null })
      .where(and(belongsTo(table, code), notInArray(named.column, there)))
  }
}

/** The site of the archive becomes the draft, which is published by a press. */
async function bringSite(step: Step): Promise<void> {
  const { archive, bringing, lease, db, report } = step
  if (!report.hasSite) return
  const read = await archive.site()
  if (!read) {
    report.site = 'unreadable'
    return
  }
  // A file cannot decide who gets the visits of the site.
  const { counters: _, ...settings } = read.design.settings ?? {}
  const site = { ...read, design: { ...read.design, ...(read.design.settings && { settings }) } }
  const names: FileName[] = []
  const text = JSON.stringify(site)
  replaceAddresses(text, (address, name) => {
    names.push(name)
    return address
  })
  const changed = await changedKeys(db.orm, bringing.file, filesSpace, names)
  const here = replaceAddresses(text, (address, name) =>
    address.replace(/[0-9a-f]{32}/, /[0-9a-f]{32}/.exec(nameHere(bringing.file, changed, name))?.[0] ?? '$&'),
  )
  const { id, company: code, by } = lease.row
  try {
    await batchOf(step, 0, async (orm) => {
      report.site = 'brought'
      await replaceDraft(orm, { company: code, account: by, id }, JSON.parse(here))
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    report.site = 'unreadable'
  }
}

/** Everything that pages, lists and streams know of a company is made anew. */
const companyEvents = (code: string) =>
  [...eventDefinitions.values()].flatMap((event) =>
    event.of.includes('company')
      ? [happened(event, Object.fromEntries(event.of.map((key) => [key, key === 'company' ? code : ''])))]
      : [],
  )

/**
 * Writes a file that was looked at into a company, batch by batch, and compares at the end. A process that goes on after another one begins where
 * that has ended.
 */
export async function writeFile(work: Work): Promise<void> {
  const { db, files, lease } = work
  const { id, company: code, report } = lease.row
  if (!report) throw new CompanyFileError('damaged')
  const archive = await openArchive(files, lease.row)
  const manifest = await readManifest(archive)
  // In the order of the manifest, which is the same for whoever goes on.
  const names = manifest.parts.flatMap(({ path }) =>
    path.startsWith(filesFolder) ? [path.slice(filesFolder.length)] : [],
  )
  const tables = broughtTables.filter(({ name }) => archive.entries.has(`${dataFolder}${name}.json`))
  const rowsOf = (name: string) => tableReport(report, name)?.rows ?? 0
  const all = names.length + tables.reduce((sum, { name }) => sum + rowsOf(name), 0)
  if (lease.row.done === 0 && Object.keys(await presentIn(db.orm, code)).length > 0)
    throw new CompanyFileError('notEmpty')
  await lease.note(db.orm, { all })
  const refused = () => new Set(report.refused ?? [])
  const step: Step = {
    ...work,
    archive,
    report,
    bringing: { file: id, company: code, stored: new Set() },
  }
  await bringFiles(step, names)
  const isRefused = refused()
  step.bringing = { ...step.bringing, stored: new Set(names.filter((name) => !isRefused.has(name))) }
  let begin = names.length
  for (const table of tables) {
    if (lease.row.done <= begin + rowsOf(table.name)) await bringTable(step, table, begin)
    begin += rowsOf(table.name)
  }
  for (const table of tables) await joinRows(step, table)
  await bringSite(step)
  await inTransaction(db.orm, async (orm) => {
    await lockCompany(orm, code)
    for (const table of tables) await emptyNames(orm, table, code)
    for (const table of tables) {
      const one = tableReport(report, table.name)
      if (!one) continue
      const [found] = await orm
        .select({ rows: count() })
        .from(table.table)
        .where(and(belongsTo(table, code), table.rules.only))
      one.found = found?.rows ?? 0
    }
    await allChanged(orm, companyEvents(code))
    await lease.note(orm, { state: 'written', done: all, endedAt: new Date(), leasedUntil: null, report })
  })
  await removePieces(files, { file: id })
}
