import type { FileStore } from '../../kit/files/store.ts'
import { companyTables } from '../tables/company-tables.ts'
import { removePieces } from './pieces.ts'

/** Removes the rows that were kept while a file was made. */
export async function removeSpool(files: FileStore, file: string): Promise<void> {
  for (const { name } of companyTables) await removePieces(files, { file, part: name })
}
