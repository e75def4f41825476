/** A valid registration as JSON. */
export const registration = {
  COMPANY_NAME: 'Клиника «Шипа»',
  COMPANY_NAME_KK: '«Шипа» клиникасы',
  KIND: 'clinic',
  TAX_NUMBER: '940140000385',
  LOCATION_CODE: 'almaty',
  ADDRESS: 'пр. Абая, 10',
  PHONES: ['8 (700) 123-45-67'],
  EMAIL: 'Info@Example.kz',
  LICENSE: 'LP-001',
  CONSENT: true,
}

/** The same as a multipart form with files. */
export function registrationForm(
  values: Record<string, unknown> = {},
  files: { LOGO?: File; 'LICENSE_SCANS[]'?: readonly File[] } = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...registration, ...values })) {
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, String(one))
    else if (value !== undefined) form.append(name, String(value))
  }
  if (files.LOGO) form.append('LOGO', files.LOGO)
  for (const scan of files['LICENSE_SCANS[]'] ?? []) form.append('LICENSE_SCANS[]', scan)
  return form
}
