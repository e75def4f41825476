import { PictureError } from './picture-error.ts'

/** The encoding of XML: by its first two bytes, or its declaration; UTF-8 without either. */
function encodingOf(bytes: Uint8Array): string {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const head = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
  const named = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8'
  // The head was readable with one byte a letter, so the text is not UTF-16, whatever an editor has left there.
  return /^(?:utf-?16|ucs)/i.test(named) ? 'utf-8' : named
}

/** The beginning of a text that may be XML; undecodable bytes become a replacement sign. */
export function xmlHead(bytes: Uint8Array, length: number): string {
  const head = bytes.subarray(0, length)
  try {
    return new TextDecoder(encodingOf(head)).decode(head)
  } catch {
    return new TextDecoder().decode(head)
  }
}

/** The text of XML. Throws `PictureError` for undecodable letters: other letters would stand in their place. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new PictureError('damaged', `this is no text in ${encoding}`, { cause })
  }
}
