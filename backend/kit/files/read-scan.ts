import type { Locale } from '../../../locales/locale.ts'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import { maxScanBytes } from '../../../schemas/api/registration.ts'
import { fieldFault } from '../errors/field-fault.ts'
import { type FileKind, fileKind } from '../pictures/file-kind.ts'
import { checkPdf } from './check-pdf.ts'
import { pictureOfField } from './picture-of-field.ts'

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

/** A sent document: its sender, its field in a form, and the language of errors. */
export type SentScan = { by: string; field: string; locale: Locale }

/** The accepted kinds of files, and the message for others. */
export type ScanRule = { kinds?: readonly FileKind[]; problem?: FieldProblem }

/**
 * Reads a scanned document: a PDF unchanged, a picture re-encoded. The client's file name and type are not
 * trusted. Throws 422 for any other format.
 */
export async function readScan(
  file: File,
  { by, field, locale }: SentScan,
  { kinds, problem = 'paper' }: ScanRule = {},
): Promise<Scan> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = scanName(file.name)
  const kind = fileKind(bytes)
  if (kinds && !(kind && kinds.includes(kind))) throw fieldFault(locale, { [field]: problem })
  if (kind === 'pdf') {
    checkPdf(bytes, { field, locale })
    return { bytes, extension: 'pdf', type: 'application/pdf', name }
  }
  const limits = { maxBytes: maxScanBytes, maxWidth: 3000, maxHeight: 3000 }
  const picture = await pictureOfField({ bytes, by, field, problem, locale }, limits)
  return { bytes: picture.bytes, extension: picture.extension, type: 'image/webp', name }
}
