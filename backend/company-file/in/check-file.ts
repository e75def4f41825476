import { createHash } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { FileReport, StaffOfFile, TableReport } from '../../../schemas/company-file/file-report.ts'
import type { FileManifest } from '../../../schemas/company-file/manifest.ts'
import {
  dataFolder,
  filesFolder,
  manifestName,
  siteArchiveName,
} from '../../../schemas/company-file/part-names.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import type { Orm } from '../../kit/database/database.ts'
import { CompanyFileError } from '../file/company-file-error.ts'
import type { Work } from '../file/work.ts'
import { type CompanyTable, companyTables } from '../tables/company-tables.ts'
import { belongsTo } from '../tables/owned-tables.ts'
import { globalKeysOf, keepChanged, takenOf } from './global-keys.ts'
import { filesSpace } from './incoming-file.ts'
import { inBatches, linesOf } from './lines-of.ts'
import { type Archive, openArchive } from './open-archive.ts'
import { readManifest } from './read-manifest.ts'

const batch = 500
const mostNamed = 5
const mostStaff = 200

/** Tables whose rows are brought; the company's own row is changed. */
export const broughtTables: readonly CompanyTable[] = companyTables.filter(({ rules }) => !rules.outOnly)

/** Why nothing of a table of a file is brought in; undefined if it is. */
export function staysBehind(name: string): string | undefined {
  const table = companyTables.find((one) => one.name === name)
  return table ? table.rules.outOnly : 'unknown'
}

/** How many rows a company has already of what would be brought, by table; only those that a new company does not have by itself. */
export async function presentIn(orm: Orm, code: string): Promise<Record<string, number>> {
  const present: Record<string, number> = {}
  for (const table of broughtTables) {
    if (table.name === 'company') continue
    const [found] = await orm.select({ rows: count() }).from(table.table).where(belongsTo(table, code))
    const rows = found?.rows ?? 0
    if (rows > (table.rules.replaces ?? 0)) present[table.name] = rows
  }
  return present
}

/** Looks at all parts: whether each is the one that the manifest names, to the byte. Throws `CompanyFileError`. */
async function checkParts({ lease, db, stopped }: Work, archive: Archive, { parts }: FileManifest) {
  const named = new Set([manifestName])
  if (parts.length + 1 !== archive.entries.size) throw new CompanyFileError('damaged')
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  await lease.note(db.orm, { done: 0, all })
  let done = 0
  let told = 0
  for (const { path, bytes, sha256 } of parts) {
    if (named.has(path) || archive.entries.get(path)?.uncompressedSize !== bytes)
      throw new CompanyFileError('damaged')
    named.add(path)
    const hash = createHash('sha256')
    for await (const chunk of archive.read(path)) {
      stopped.throwIfAborted()
      hash.update(chunk)
      done += chunk.length
      if (done - told < 8_000_000) continue
      told = done
      await lease.note(db.orm, { done })
    }
    if (hash.digest('hex') !== sha256) throw new CompanyFileError('damaged')
  }
}

/** A value of a line that was written by strangers; undefined if it is no row. */
function rowOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** An id says nothing to people. */
const isId = /^[0-9a-f-]{36}$/

/** Counts the rows of a table, and which of their keys are taken. Throws for more than `most`. */
async function lookAt(
  { db, stopped }: Work,
  archive: Archive,
  table: CompanyTable,
  most: number,
): Promise<{ rows: number; taken: { count: number; some: string[] } }> {
  const keys = globalKeysOf(table)
  const counts = new Map<string, number>()
  let some: string[] = []
  let rows = 0
  for await (const lines of inBatches(linesOf(archive, table.name), batch)) {
    stopped.throwIfAborted()
    rows += lines.length
    if (rows > most) throw new CompanyFileError('damaged')
    for (const key of table.rules.outOnly ? [] : keys) {
      const values = lines.flatMap((line) => {
        const value = rowOf(line)?.[key.key]
        return typeof value === 'string' && value.length < 200 ? [value] : []
      })
      const found = await takenOf(db.orm, key, values).catch(() => [])
      counts.set(key.key, (counts.get(key.key) ?? 0) + found.length)
      some = [...some, ...found.filter((one) => !isId.test(one))].slice(0, mostNamed)
    }
  }
  return { rows, taken: { count: Math.max(0, ...counts.values()), some } }
}

/** Who worked in the company of a file, for whoever invites them anew. */
async function staffOf(archive: Archive): Promise<StaffOfFile[]> {
  const staff: StaffOfFile[] = []
  const name = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
  for await (const line of linesOf(archive, 'membership')) {
    const row = rowOf(line)
    if (!row || staff.length >= mostStaff) break
    const full = [row.lastName, row.name, row.middleName].map(name).filter(Boolean).join(' ')
    staff.push({ name: full, role: name(row.role) })
  }
  return staff
}

/** Looks at a file that was sent, and says what would come of it. Nothing is written into the company. */
export async function checkFile(work: Work): Promise<void> {
  const { db, files, lease } = work
  const { id, company } = lease.row
  const archive = await openArchive(files, lease.row)
  const manifest = await readManifest(archive)
  await checkParts(work, archive, manifest)
  const tables: TableReport[] = []
  const taken: NonNullable<FileReport['taken']> = {}
  for (const { name, rows } of manifest.tables) {
    const stays = staysBehind(name)
    const table = companyTables.find((one) => one.name === name)
    if (table && archive.entries.has(`${dataFolder}${name}.json`)) {
      const found = await lookAt(work, archive, table, rows)
      if (found.rows !== rows) throw new CompanyFileError('damaged')
      if (found.taken.count > 0) taken[name] = found.taken
    }
    tables.push({ table: name, rows, ...(stays !== undefined && { stays }) })
  }
  const names = manifest.parts.flatMap(({ path }) =>
    path.startsWith(filesFolder) ? [path.slice(filesFolder.length)] : [],
  )
  const known: string[] = []
  for (const name of names) if (await files.has(name)) known.push(name)
  await keepChanged(db.orm, id, filesSpace, known)
  const staff = archive.entries.has(`${dataFolder}membership.json`) ? await staffOf(archive) : []
  const report: FileReport = {
    tables,
    files: names.length,
    company: manifest.company,
    at: manifest.createdAt,
    origin: manifest.origin,
    hasSite: archive.entries.has(siteArchiveName),
    staff,
    taken,
    present: await presentIn(db.orm, company),
  }
  await lease.note(db.orm, { state: 'checked', report, leasedUntil: null, done: 0 })
}
