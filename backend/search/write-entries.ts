import type { SQL } from 'drizzle-orm'
import { searchEntry, searchWord } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { WordedEntry } from './words/entry.ts'

/** Rows per statement: an entry has 11 columns, and a statement may have 65,535 parameters. */
const batch = 1000

/** Writes entries in place of those that meet the condition, and remembers their words. */
export async function writeEntries(
  orm: Orm,
  entries: readonly WordedEntry[],
  former: SQL | undefined,
): Promise<void> {
  await orm.delete(searchEntry).where(former)
  for (let from = 0; from < entries.length; from += batch)
    await orm
      .insert(searchEntry)
      .values(entries.slice(from, from + batch).map(({ row }) => row))
      // Another process that has just started may have written those of the dictionary.
      .onConflictDoNothing()
  // In one order, so that two transactions with the same new words do not wait for each other.
  const words = [...new Set(entries.flatMap(({ sounds }) => sounds))].sort().map((word) => ({ word }))
  for (let from = 0; from < words.length; from += batch)
    await orm
      .insert(searchWord)
      .values(words.slice(from, from + batch))
      .onConflictDoNothing()
}
