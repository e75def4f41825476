import { sql } from 'drizzle-orm'
import type { Database } from '../../kit/database/database.ts'
import type { FileStore } from '../../kit/files/store.ts'
import { putPiece } from '../file/pieces.ts'
import { companyTables } from '../tables/company-tables.ts'
import { filesOf } from '../tables/files-in.ts'
import { tableLines } from './table-lines.ts'

/** The rows of a table as they were spooled. */
export type Spooled = { name: string; rows: number; pieces: number }

type Options = { db: Database; files: FileStore; file: string; company: string; stopped: AbortSignal }

/**
 * Keeps all rows of one instant as pieces in the store, so that the database is read once and shortly: an embedded one answers nobody else
 * meanwhile. Returns the tables, and the names of all files that rows name.
 */
export async function spoolRows({ db, files, file, company, stopped }: Options) {
  const names = new Set<string>()
  const tables = await db.orm.transaction(
    async (orm) => {
      await orm.execute(sql`set local timezone = 'UTC'`)
      await orm.execute(sql`set local extra_float_digits = 1`)
      const done: Spooled[] = []
      for (const table of companyTables) {
        const one = { name: table.name, rows: 0, pieces: 0 }
        for await (const lines of tableLines(orm, table, company)) {
          stopped.throwIfAborted()
          for (const line of lines) for (const name of filesOf(table, line)) names.add(name)
          await putPiece(files, { file, part: table.name }, one.pieces, Buffer.from(`${lines.join('\n')}\n`))
          one.rows += lines.length
          one.pieces += 1
        }
        done.push(one)
      }
      return done
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { tables, names }
}
