import { hash } from 'node:crypto'
import { type FileName, type FileStore, passingFolder } from '../../kit/files/store.ts'

/** What pieces are of: the file itself, or the rows of a table while it is made. */
export type PiecesOf = { file: string; part?: string }

/** The name of a piece in the store. It follows from the file, so that a process that goes on with it finds, overwrites and removes all. */
const nameOf = ({ file, part = '' }: PiecesOf, number: number): FileName =>
  `${passingFolder}/${hash('sha256', JSON.stringify([file, part, number])).slice(0, 32)}.part`

export const putPiece = (files: FileStore, of: PiecesOf, number: number, bytes: Uint8Array): Promise<void> =>
  files.putBack(nameOf(of, number), bytes)

/** A piece; undefined if the store does not have it. */
export const readPiece = (
  files: FileStore,
  of: PiecesOf,
  number: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => files.read(nameOf(of, number))

/** The first `count` pieces, one after the other. Throws if one is missing. */
export async function* readPieces(
  files: FileStore,
  of: PiecesOf,
  count: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let number = 0; number < count; number++) {
    const bytes = await readPiece(files, of, number)
    if (!bytes) throw new Error(`piece ${number} of the company file ${of.file} is not in the store of files`)
    yield bytes
  }
}

/** Removes all pieces, also of one that was not made to its end. */
export async function removePieces(files: FileStore, of: PiecesOf): Promise<void> {
  for (let number = 0; await files.has(nameOf(of, number)); number++) await files.remove(nameOf(of, number))
}
