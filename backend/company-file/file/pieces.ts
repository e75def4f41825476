import { type PiecesOf, pieceName } from '../../kit/files/passing-piece.ts'
import type { FileStore } from '../../kit/files/store.ts'

/** Stores a piece, in place of the same one of a process that is gone. */
export const putPiece = (files: FileStore, of: PiecesOf, number: number, bytes: Uint8Array): Promise<void> =>
  files.putBack(pieceName(of, number), bytes)

/** A piece; undefined if the store does not have it. */
export const readPiece = (
  files: FileStore,
  of: PiecesOf,
  number: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => files.read(pieceName(of, number))

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
  for (let number = 0; await files.has(pieceName(of, number)); number++)
    await files.remove(pieceName(of, number))
}
