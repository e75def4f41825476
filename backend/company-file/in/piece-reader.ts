import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import { pieceBytes } from '../../../schemas/api/company-file.ts'
import type { FileStore } from '../../kit/files/store.ts'
import { readPiece } from '../file/pieces.ts'

/** The bytes of a file that was sent in pieces, from anywhere in it on. Two pieces are in memory at most: the list of a zip is read in many small steps. */
export class PieceReader extends RandomAccessReader {
  readonly #files: FileStore
  readonly #file: string
  /** Where the bytes that are read begin, in a file within the file. */
  readonly #begin: number
  #known: { number: number; bytes: Uint8Array } | undefined

  constructor(files: FileStore, file: string, begin = 0) {
    super()
    this.#files = files
    this.#file = file
    this.#begin = begin
  }

  async #piece(number: number): Promise<Uint8Array> {
    if (this.#known?.number === number) return this.#known.bytes
    const bytes = await readPiece(this.#files, { file: this.#file }, number)
    if (!bytes)
      throw new Error(`piece ${number} of the company file ${this.#file} is not in the store of files`)
    this.#known = { number, bytes }
    return bytes
  }

  async *#range(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; ) {
      const number = Math.floor(at / pieceBytes)
      const from = at - number * pieceBytes
      const bytes = (await this.#piece(number)).subarray(from, from + end - at)
      if (bytes.byteLength === 0) throw new Error('the company file ends before its end')
      yield bytes
      at += bytes.byteLength
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(this.#begin + start, this.#begin + end), { objectMode: false })
  }
}
