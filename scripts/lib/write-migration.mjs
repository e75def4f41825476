import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withModules } from './with-modules.mjs'

const folder = 'backend/database/migrations'
const meta = join(folder, 'meta')
const modules = ['/backend/kit/database/table-changes.ts', '/backend/all-tables.ts']
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Writes the SQL, the snapshot and the journal entry of the table changes since the last migration; returns the names of the written files.
 * The default name is that of the first changed table. An existing migration is never rewritten, because this machine's database has
 * applied it already. The command of drizzle-kit cannot be used, because it cannot read the areas' tables, which are found by a glob.
 */
export async function writeMigration(name) {
  const journal = readJson(join(meta, '_journal.json'))
  const last = journal.entries.at(-1)
  const before = readJson(join(meta, `${String(last.idx).padStart(4, '0')}_snapshot.json`))
  const { after, statements, changed, dropped } = await withModules(modules, async (load) => {
    const [{ tableChanges }, { allTables, allKinds, allTriggers }] = await Promise.all(modules.map(load))
    return tableChanges(before, { tables: allTables, kinds: allKinds, triggers: allTriggers })
  })
  if (statements.length === 0) return ''

  const idx = last.idx + 1
  const number = String(idx).padStart(4, '0')
  const tag = `${number}_${name ?? changed[0] ?? 'tables'}`
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
  const lost =
    dropped.length > 0
      ? `\nIt drops ${dropped.join(', ')} with all that is stored there (CONTRIBUTING.md).`
      : ''
  return `Wrote\n  ${files.join('\n  ')}${lost}`
}

const sources = ['package-lock.json', 'locales/locale.ts', 'schemas', 'backend']
const stamp = 'node_modules/.cache/tables'

/** The same before development starts; fast if the sources of the tables are unchanged. */
export async function writeMissingMigration() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)) return ''
  const written = await writeMigration()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint(sources))
  return written
}
