import { z } from 'zod'
import { locales } from '../../../locales/locale.ts'
import { companyKinds } from '../../../schemas/companies/company-kinds.ts'
import { documentKindNames, documentStatuses } from '../../../schemas/documents/document-kinds.ts'
import { readDocumentCode } from '../../../schemas/formats/document-code.ts'
import { calendarDate, flag, hasText, image, integer, line, localized, optional, slug } from './parts.ts'

const name = hasText('NAME')

/** A checked document (D-DV); without an issuer, a kind or a status it is none. */
export const rawDocument = z.object({
  CODE: z.string().refine((code) => readDocumentCode(code) === code),
  LANG: z.enum(locales),
  STATUS: z.enum(documentStatuses),
  KIND: z.enum(documentKindNames),
  NUMBER: line(60),
  ISSUED: calendarDate,
  VALID_TO: optional(calendarDate),
  REVOKED: optional(calendarDate),
  PATIENT: line(60),
  BIRTH_YEAR: optional(integer.pipe(z.int().min(1880).max(2200))),
  OPENS_BY_LINK: optional(flag),
  PAGES: integer.pipe(z.int().min(1).max(10_000)),
  SHA256: z.string().regex(/^[0-9a-f]{64}$/),
  ...localized('DOCTOR', line()),
  ...localized('SPECIALITY', line()),
  COMPANY: z
    .object({
      SLUG: optional(slug),
      KIND: optional(z.enum(companyKinds)),
      ...localized('NAME', line()),
      LOGO: optional(image),
      LICENSE: optional(line()),
      IS_DEMO: optional(flag),
    })
    .refine(name.check, name.params),
})
export type RawDocument = z.output<typeof rawDocument>
