import { decodeKz1048 } from '../files/kz-1048.ts'

const all = Uint8Array.from({ length: 256 }, (_, index) => index)

/** A text in an encoding of one byte a letter, or in UTF-16. */
export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(text, 'utf16le'))
  const letters = encoding === 'kz-1048' ? decodeKz1048(all) : new TextDecoder(encoding).decode(all)
  const codes = new Map([...letters].map((letter, index) => [letter, index]))
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63)
}
