import type { RegistrationValues } from './registration-values.ts'

/** The body of A4 from the entered values, without the empty ones. */
export function bodyOf(
  {
    KEEP_SCANS = [],
    PHONES = [''],
    LOGO,
    LICENSE_SCANS = [],
    CONSENT,
    ...texts
  }: Partial<RegistrationValues>,
  isCorrection: boolean,
): Record<string, unknown> {
  const filled = Object.entries(texts).filter(([, value]) => value.trim() !== '')
  const isWritten = (phone: string) => phone.trim() !== ''
  return {
    ...Object.fromEntries(filled),
    // Without any phone the list is empty: a fault inside of a list would keep the checks of the whole from running.
    PHONES: PHONES.some(isWritten) ? PHONES.filter((phone, index) => index === 0 || isWritten(phone)) : [],
    LICENSE_SCANS: [...LICENSE_SCANS],
    ...(LOGO && { LOGO }),
    ...(CONSENT && { CONSENT }),
    ...(isCorrection && { KEEP_SCANS: [...KEEP_SCANS] }),
  }
}

/** The same as a multipart form. */
export function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const one of values)
      form.append(Array.isArray(value) ? `${name}[]` : name, one instanceof File ? one : String(one))
  }
  // An empty list needs a field of its own, because an absent list would mean all of them.
  if (Array.isArray(body.KEEP_SCANS) && body.KEEP_SCANS.length === 0) form.append('KEEP_SCANS[]', '')
  return form
}
