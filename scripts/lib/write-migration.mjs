import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { withModules } from './with-modules.mjs'

const folder = 'backend/database/migrations'
const meta = join(folder, 'meta')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Writes the SQL, the snapshot and the journal entry of the table changes since the last migration; returns the files.
 * Not the command of drizzle-kit, because it cannot read the areas' tables, which are found by a glob.
 */
export async function writeMigration(name) {
  const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api')
  const journal = readJson(join(meta, '_journal.json'))
  const last = journal.entries.at(-1)
  const before = readJson(join(meta, `${String(last.idx).padStart(4, '0')}_snapshot.json`))
  const tables = await withModules(async (load) => (await load('/backend/database/all-tables.ts')).allTables)
  const after = generateDrizzleJson(Object.fromEntries(tables.entries()), before.id)
  const statements = await generateMigration(before, after)
  if (statements.length === 0) return []

  const idx = last.idx + 1
  const number = String(idx).padStart(4, '0')
  const tag = `${number}_${name}`
  const files = [
    join(folder, `${tag}.sql`),
    join(meta, `${number}_snapshot.json`),
    join(meta, '_journal.json'),
  ]
  writeFileSync(files[0], `${statements.join('--> statement-breakpoint\n')}\n`)
  writeJson(files[1], after)
  const when = Math.max(Date.now(), last.when + 1)
  journal.entries.push({ idx, version: journal.version, when, tag, breakpoints: true })
  writeJson(files[2], journal)
  return files
}
