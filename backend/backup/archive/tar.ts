import { DamagedError } from './backup-error.ts'
import type { ByteReader } from './byte-reader.ts'

/* The format of `tar` (POSIX ustar), so that anybody can see what is in a backup: `tar -tvf`. */

const block = 512
const longestName = 100
const longestPrefix = 155

const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')

/** The sum of a header's bytes, its own field counted as spaces. */
function sumOf(header: Buffer): number {
  const field = Buffer.from(header)
  field.fill(' ', 148, 156)
  return field.reduce((sum, byte) => sum + byte, 0)
}

/** Where a header has its sum, as six octal digits and what ends them. */
const sumAt = 148
const writtenSum = (header: Buffer): string => `${octal(sumOf(header), 7)}\0 `

/** A name as its two fields; long ones are divided at a slash. */
function fieldsOf(name: string): { prefix: string; name: string } {
  if (name.length <= longestName) return { prefix: '', name }
  const at = name.indexOf('/', name.length - longestName - 1)
  if (at < 0 || at > longestPrefix) throw new Error(`"${name}" is too long for the name of a part`)
  return { prefix: name.slice(0, at), name: name.slice(at + 1) }
}

const padding = (size: number) => (block - (size % block)) % block

/** An entry: header, bytes, and what fills the last block. */
export function tarEntry(path: string, bytes: Uint8Array, at: Date): Uint8Array[] {
  const header = Buffer.alloc(block)
  const { prefix, name } = fieldsOf(path)
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes.byteLength, 12), 124)
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136)
  header.write('0', 156)
  header.write('ustar\0' + '00', 257)
  header.write(prefix, 345)
  header.write(writtenSum(header), sumAt)
  return [header, bytes, Buffer.alloc(padding(bytes.byteLength))]
}

/** What ends an archive. */
export const tarEnd = Buffer.alloc(block * 2)

const textAt = (header: Buffer, from: number, length: number) => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

/** Whether bytes begin as an archive does. */
export const isTar = (bytes: Buffer): boolean =>
  bytes.length >= block && bytes.toString('latin1', 257, 262) === 'ustar'

const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0)

export type Entry = { path: string; bytes: Buffer }

/** The entries of an archive, one after the other. Throws `DamagedError`, and `CutOffError` of the reader. */
export async function* readTar(reader: ByteReader): AsyncGenerator<Entry> {
  for (;;) {
    const header = await reader.read(block)
    if (isEmpty(header)) {
      if (!isEmpty(await reader.read(block)) || (await reader.peek(1)).length > 0) throw new DamagedError()
      return
    }
    // As it was written to the byte: what stands behind the digits is not in the sum.
    if (!isTar(header) || header.toString('latin1', sumAt, sumAt + 8) !== writtenSum(header))
      throw new DamagedError()
    const prefix = textAt(header, 345, longestPrefix)
    const name = textAt(header, 0, longestName)
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const bytes = await reader.read(size)
    if (!isEmpty(await reader.read(padding(size)))) throw new DamagedError()
    yield { path: prefix ? `${prefix}/${name}` : name, bytes }
  }
}
