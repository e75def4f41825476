import { eq } from 'drizzle-orm'
import { companyFile } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { FileStore } from '../../kit/files/store.ts'
import { removePieces } from './pieces.ts'
import { removeSpool } from './remove-spool.ts'

/** Removes a file from the store. Its row stays, because it says who has taken everything out and when. */
export async function endFile(orm: Orm, files: FileStore, id: string): Promise<void> {
  await removePieces(files, { file: id })
  await removeSpool(files, id)
  await orm
    .update(companyFile)
    .set({ state: 'gone', leasedUntil: null, ticketHash: null, ticketUntil: null })
    .where(eq(companyFile.id, id))
}
