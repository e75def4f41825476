import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError, DamagedError } from './backup-error.ts'
import type { ByteReader } from './byte-reader.ts'

/*
 * A sealed archive: this line, 16 bytes of salt, then pieces of up to 256 KB by AES-256-GCM. Each has its length with a bit that marks the
 * last one, the bytes, and 16 bytes that prove length, place and content; so none can be changed, left out or moved unseen.
 */
const magic = Buffer.from('shipa sealed backup 1\n')
const saltSize = 16
const tagSize = 16
const pieceSize = 256 * 1024
const lastBit = 0x8000_0000

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)
const keyOf = (words: string, salt: Buffer) =>
  derive(words, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })

/** Each piece has a nonce of its own: its number. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}

/** Seals bytes as they come; what it gives is written one after the other. */
export type Sealer = { begin: Buffer; add: (bytes: Uint8Array) => Buffer[]; end: () => Buffer[] }

export async function createSealer(words: string): Promise<Sealer> {
  const salt = randomBytes(saltSize)
  const key = await keyOf(words, salt)
  let number = 0
  let held: Uint8Array[] = []
  let size = 0

  function seal(bytes: Buffer, isLast: boolean): Buffer {
    const length = Buffer.alloc(4)
    length.writeUInt32BE((bytes.length | (isLast ? lastBit : 0)) >>> 0)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++))
    cipher.setAAD(length)
    return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }

  return {
    begin: Buffer.concat([magic, salt]),
    add: (bytes) => {
      held.push(bytes)
      size += bytes.byteLength
      if (size < pieceSize) return []
      const all = Buffer.concat(held)
      const whole = all.length - (all.length % pieceSize)
      held = [all.subarray(whole)]
      size = all.length - whole
      return Array.from({ length: whole / pieceSize }, (_, at) =>
        seal(all.subarray(at * pieceSize, (at + 1) * pieceSize), false),
      )
    },
    end: () => [seal(Buffer.concat(held), true)],
  }
}

export const isSealed = (bytes: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/** The bytes that were sealed. Throws if the words are others, or if anything was changed or is missing. */
export async function* unseal(reader: ByteReader, words: string): AsyncGenerator<Buffer> {
  await reader.read(magic.length)
  const key = await keyOf(words, Buffer.from(await reader.read(saltSize)))
  for (let number = 0; ; number++) {
    const head = Buffer.from(await reader.read(4))
    const said = head.readUInt32BE()
    const isLast = (said & lastBit) !== 0
    const size = said & ~lastBit
    if (size > pieceSize) throw new DamagedError()
    const bytes = await reader.read(size + tagSize)
    const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number))
    cipher.setAAD(head)
    cipher.setAuthTag(bytes.subarray(size))
    let opened: Buffer
    try {
      opened = Buffer.concat([cipher.update(bytes.subarray(0, size)), cipher.final()])
    } catch {
      if (number > 0) throw new DamagedError()
      throw new BackupError(
        'BACKUP_KEY is not the key that this backup was sealed with, or the beginning of the backup is damaged.',
      )
    }
    yield opened
    if (!isLast) continue
    if ((await reader.peek(1)).length > 0) throw new DamagedError()
    return
  }
}
