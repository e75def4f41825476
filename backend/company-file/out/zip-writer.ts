import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PartOfFile } from '../../../schemas/company-file/manifest.ts'

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type ZipWriter = {
  /** Writes a part to its end, and says what it is. Pictures are stored as they are. */
  add: (path: string, source: Source, isPacked?: boolean) => Promise<PartOfFile>
}

/**
 * Writes a zip part by part, and gives its bytes to `take` as they come: nothing waits in memory but what is under way. Whatever fails ends both.
 */
export async function writeZip<T>(
  take: (bytes: AsyncIterable<Buffer>) => Promise<unknown>,
  fill: (zip: ZipWriter) => Promise<T>,
): Promise<T> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const failed = new AbortController()
  const failure = new Promise<never>((_, reject) =>
    failed.signal.addEventListener('abort', () => reject(failed.signal.reason)),
  )
  failure.catch(() => {})
  const fail = (error: unknown): never => {
    failed.abort(error)
    output.destroy()
    throw error
  }
  zip.on('error', (error) => failed.abort(error))

  const add: ZipWriter['add'] = (path, given, isPacked = true) => {
    let source: Source = given
    const hash = createHash('sha256')
    let bytes = 0
    const done = new Promise<PartOfFile>((resolve) => {
      async function* hashed() {
        const chunks = source
        // The zip keeps what it was given to its end: all files of a company would be in memory.
        source = []
        for await (const chunk of chunks) {
          hash.update(chunk)
          bytes += chunk.byteLength
          yield chunk
        }
        resolve({ path, bytes, sha256: hash.digest('hex') })
      }
      zip.addReadStreamLazy(path, { compress: isPacked, mode: 0o100600 }, (give) =>
        give(null, Readable.from(hashed(), { objectMode: false })),
      )
    })
    return Promise.race([done, failure])
  }

  const taken = take(output as AsyncIterable<Buffer>).catch(fail)
  const filled = fill({ add })
    .then((value) => {
      zip.end()
      return value
    })
    .catch(fail)
  const [value] = await Promise.all([filled, Promise.race([taken, failure])])
  return value
}
