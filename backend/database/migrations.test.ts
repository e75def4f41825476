import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { allTables } from './all-tables.ts'
import { migrationsFolder } from './migrations-folder.ts'

const readMeta = (name: string) =>
  JSON.parse(readFileSync(join(migrationsFolder(), 'meta', name), 'utf8')) as Record<string, never>

test('the migrations bring a database to the tables of the code (npm run migrations)', async () => {
  const entries: { idx: number }[] = readMeta('_journal.json').entries ?? []
  const last = String(entries.at(-1)?.idx).padStart(4, '0')
  const before = readMeta(`${last}_snapshot.json`) as unknown as Parameters<typeof generateMigration>[0]
  const after = generateDrizzleJson(Object.fromEntries(allTables.entries()), before.id)
  expect(await generateMigration(before, after)).toEqual([])
})
