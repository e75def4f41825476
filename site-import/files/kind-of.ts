import { ImportFault } from '../import-fault.ts'

export type FileKind = 'zip' | 'mhtml' | 'text'

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))

const letters = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** An old Word document, or a new one behind a password: both are in the container of old Office. */
const oldOffice = '\xd0\xcf\x11\xe0'

/**
 * True for bytes of no text: no text in one-byte letters or UTF-8 has control characters, and one of two-byte letters has a mark or an even
 * length.
 */
function isBinary(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide) return false
  const head = bytes.subarray(0, 4000)
  const zeros = [0, 1].map((odd) => head.filter((byte, index) => index % 2 === odd && byte === 0).length)
  // A text in two-byte letters has its zeros in one of two places.
  const isText = Math.max(...zeros) > head.length / 5 && Math.min(...zeros) <= head.length / 100
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 27)).length
  return !isText && controls > head.length / 50
}

/** How a file is to be read, by its first bytes and never by its name. Throws the fault of a file of another kind. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 'PK\x03\x04')) return 'zip'
  if (startsWith(bytes, 'PK\x05\x06')) throw new ImportFault('empty')
  if (startsWith(bytes, oldOffice)) {
    const isLocked = letters(bytes.filter((byte) => byte !== 0)).includes('EncryptedPackage')
    throw new ImportFault(isLocked ? 'encrypted' : 'oldWord')
  }
  if (startsWith(bytes, '%PDF')) throw new ImportFault('pdf')
  if (startsWith(bytes, '{\\rtf')) throw new ImportFault('rtf')
  const isPicture = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'BM'].some((start) =>
    startsWith(bytes, start),
  )
  if (isPicture && bytes.subarray(0, 1000).some((byte) => byte === 0)) throw new ImportFault('pictureFile')
  if (isBinary(bytes)) throw new ImportFault('binary')
  const head = letters(bytes.subarray(0, 3000))
  const isMail = /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?(?:mime-version|content-type):/i.test(head)
  return isMail ? 'mhtml' : 'text'
}
