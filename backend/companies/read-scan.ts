import type { Locale } from '../../locales/locale.ts'
import { maxScanBytes } from '../../schemas/api/registration.ts'
import { fileKind } from '../files/file-kind.ts'
import { pictureOfField } from '../files/picture-of-field.ts'

/** A scanned document ready to be stored. */
export type Scan = { bytes: Uint8Array; extension: 'pdf' | 'webp'; type: string; name: string }

/**
 * The file name given by the client, for display and download: without folders, control characters and
 * extension.
 */
export const scanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)

/**
 * Reads a scan of a licence: a PDF unchanged, a picture re-encoded. The client's file name and type are not
 * trusted. Throws 422 for any other format.
 */
export async function readScan(file: File, field: string, locale: Locale): Promise<Scan> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = scanName(file.name)
  if (fileKind(bytes) === 'pdf') return { bytes, extension: 'pdf', type: 'application/pdf', name }
  const limits = { maxBytes: maxScanBytes, maxWidth: 3000, maxHeight: 3000 }
  const picture = await pictureOfField({ bytes, field, problem: 'paper', locale }, limits)
  return { bytes: picture.bytes, extension: picture.extension, type: 'image/webp', name }
}
