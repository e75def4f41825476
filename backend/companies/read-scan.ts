import type { Locale } from '../../locales/locale.ts'
import { maxScanBytes } from '../../schemas/api/registration.ts'
import { pictureOfField } from '../files/picture-of-field.ts'

/** A paper as it is kept. */
export type Scan = { bytes: Uint8Array; extension: 'pdf' | 'webp'; type: string; name: string }

const pdfStart = new TextEncoder().encode('%PDF-')

/** By its first bytes, where every reader looks: a file that begins as something else is not taken for a PDF. */
const isPdf = (bytes: Uint8Array): boolean => pdfStart.every((byte, index) => bytes[index] === byte)

/** The name that a person gave a file, to show and to save under: without folders, control characters and its ending. */
export const scanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)

/**
 * A scan of a licence: a PDF as it is, a picture re-encoded. Its name and type are not trusted. Throws 422 for
 * anything else.
 */
export async function readScan(file: File, field: string, locale: Locale): Promise<Scan> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = scanName(file.name)
  if (isPdf(bytes)) return { bytes, extension: 'pdf', type: 'application/pdf', name }
  const limits = { maxBytes: maxScanBytes, maxWidth: 3000, maxHeight: 3000 }
  const picture = await pictureOfField({ bytes, field, problem: 'paper', locale }, limits)
  return { bytes: picture.bytes, extension: picture.extension, type: 'image/webp', name }
}
