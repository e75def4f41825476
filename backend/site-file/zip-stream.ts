import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export type ZipEntry = { name: string; bytes: Uint8Array }

/**
 * An archive as a stream, made while it is read: only the entry that is being sent is in memory. Entries are not compressed, because
 * pictures are already.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  async function* chunks() {
    let made: Uint8Array[] = []
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      made.push(chunk)
    })
    const taken = () => {
      const ready = made
      made = []
      return ready
    }
    for await (const { name, bytes } of entries) {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      entry.push(bytes, true)
      yield* taken()
    }
    zip.end()
    yield* taken()
  }
  return Readable.toWeb(Readable.from(chunks(), { highWaterMark: 1 })) as ReadableStream<Uint8Array>
}
