import type { Locale } from '../../../locales/locale.ts'
import { fieldFault } from '../errors/field-fault.ts'

/** How much of the end of a PDF is looked at: some programs write a little after it. */
const tailBytes = 4096

/** Throws 422 for a PDF without an end: one that was not downloaded completely cannot be opened. */
export function checkPdf(bytes: Uint8Array, { field, locale }: { field: string; locale: Locale }): void {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1
  const tail = Buffer.from(bytes.subarray(Math.max(0, end - tailBytes), end)).toString('latin1')
  if (!tail.includes('%%EOF')) throw fieldFault(locale, { [field]: 'damagedPdf' })
}
