import { CutOffError } from './backup-error.ts'

/** Gives the bytes of a stream in the pieces that are asked for. */
export type ByteReader = {
  /** Exactly `size` bytes. Throws `CutOffError` if the stream ends before. */
  read: (size: number) => Promise<Buffer>
  /** Up to `size` bytes that the next `read` gives again; fewer at the end of the stream only. */
  peek: (size: number) => Promise<Buffer>
}

export function readBytes(source: AsyncIterable<Uint8Array>): ByteReader {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0

  async function fill(wanted: number): Promise<void> {
    while (size < wanted) {
      const { done, value } = await pieces.next()
      if (done) return
      held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
      size += value.byteLength
    }
  }
  function joined(): Buffer {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all]
    return all
  }

  return {
    read: async (wanted) => {
      await fill(wanted)
      if (size < wanted) throw new CutOffError()
      const all = joined()
      held = [all.subarray(wanted)]
      size -= wanted
      return all.subarray(0, wanted)
    },
    peek: async (wanted) => {
      await fill(wanted)
      return joined().subarray(0, wanted)
    },
  }
}
