import { SheetError } from './sheet.ts'

const decodeAs = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

/** How many bytes show whether a text is UTF-16: every other byte of Latin letters, digits and separators is zero. */
const sampleBytes = 4096

/** UTF-16 without its mark, by where its zeros are. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.min(even, odd) > 0 || even + odd < sample.length / 20) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

const utf8Of = (bytes: Uint8Array): string | undefined => {
  try {
    return decodeAs(bytes, 'utf-8')
  } catch {
    return undefined
  }
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** The encodings of our countries with a byte for each letter: of Windows, and of the programs that are older than it. */
const byteEncodings = ['windows-1251', 'ibm866'] as const

/** A text in one of the encodings with a byte for each letter: the one in which it has the most Russian letters. */
function byteText(bytes: Uint8Array): string {
  const read = byteEncodings.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes)
    return { text, letters: count(text, /[а-яё]/giu) }
  })
  const best = read.reduce((one, other) => (other.letters > one.letters ? other : one))
  if (best.letters * 2 < count(best.text, /[^\p{ASCII}]/gu)) throw new SheetError({ fault: 'encoding' })
  return best.text
}

/** The text by its mark, by its zeros, as UTF-8, or else with a byte for each letter. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decodeAs(bytes, 'utf-8')
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs(bytes, 'utf-16le')
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs(bytes, 'utf-16be')
  const utf16 = utf16Of(bytes)
  return utf16 ? decodeAs(bytes, utf16) : (utf8Of(bytes) ?? byteText(bytes))
}

/**
 * The text of a file in UTF-8, UTF-16 or an encoding of Windows or DOS for Russian, with its mark or without. Throws for a file that is no text, or
 * whose encoding is not known.
 */
export function decodeText(bytes: Uint8Array): string {
  let text: string
  try {
    text = textOf(bytes)
  } catch {
    throw new SheetError({ fault: 'encoding' })
  }
  if (/[^\P{Cc}\t\n\v\f\r]/u.test(text)) throw new SheetError({ fault: 'noTable' })
  return text
}
