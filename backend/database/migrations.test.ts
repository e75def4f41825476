import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allKinds, allTables, allTriggers } from '../all-tables.ts'
import { migrationsFolder } from '../kit/database/migrations-folder.ts'
import { type Snapshot, tableChanges } from '../kit/database/table-changes.ts'

const readMeta = (name: string) => JSON.parse(readFileSync(join(migrationsFolder(), 'meta', name), 'utf8'))

const newestSnapshot = (): Snapshot => {
  const { entries } = readMeta('_journal.json') as { entries: { idx: number }[] }
  return readMeta(`${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`)
}

test('the migrations bring a database to the tables of the code', async () => {
  const { changed } = await tableChanges(newestSnapshot(), {
    tables: allTables,
    kinds: allKinds,
    triggers: allTriggers,
  })
  const names = changed.map((name) => `"${name}"`).join(', ')
  expect(names, `The migrations lack changes of ${names}. Run: npm run migrations`).toBe('')
})

test('a trigger that is another one is dropped before anything else changes, and made after everything else', async () => {
  const [first, ...others] = allTriggers
  const other = { name: 'other', table: 'patient', create: 'CREATE TRIGGER "other" …;', ...first }
  const { statements, changed } = await tableChanges(
    { ...newestSnapshot(), triggers: [{ ...other, create: 'CREATE TRIGGER … ;' }, ...others] },
    { tables: allTables, kinds: allKinds, triggers: allTriggers },
  )
  expect(statements).toEqual([`DROP TRIGGER "${other.name}" ON "${other.table}";\n`, `${other.create}\n`])
  expect(new Set(changed)).toEqual(new Set([other.name]))
})
