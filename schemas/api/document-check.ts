import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { companyKinds } from '../companies/company-kinds.ts'
import { documentKindNames, documentStatuses } from '../documents/document-kinds.ts'
import { problem } from './fields.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'

/** D-DV: a document as the holder of its code sees it; `PATIENT` is masked, dates are calendar dates. */
export const checkedDocument = z
  .object({
    CODE: z.string(),
    LANG: z.enum(locales),
    STATUS: z.enum(documentStatuses),
    KIND: z.enum(documentKindNames),
    NUMBER: z.string(),
    ISSUED: z.iso.date(),
    VALID_TO: z.iso.date().nullable(),
    REVOKED: z.iso.date().nullable(),
    PATIENT: z.string(),
    /** Null where the clinic does not know it. */
    BIRTH_YEAR: z.int().nullable(),
    /** Whether the patient can have the file here, by the second factor. */
    OPENS_BY_LINK: z.boolean(),
    PAGES: z.int(),
    SHA256: z.string(),
    ...localizedOptional('DOCTOR'),
    ...localizedOptional('SPECIALITY'),
    /** `SLUG` is null for a company that the directory does not list. */
    COMPANY: z.object({
      SLUG: z.string().nullable(),
      KIND: z.enum(companyKinds),
      ...localized('NAME'),
      LOGO: image.nullable(),
      LICENSE: z.string().nullable(),
      IS_DEMO: z.boolean(),
    }),
  })
  .meta({ id: 'CheckedDocument' })

const sha256 = z
  .string(problem('invalid'))
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, problem('invalid'))

/** The hash of a file, which itself is not sent; with `CODE` it is compared with that document alone. */
export const documentFileBody = z.strictObject({
  SHA256: sha256,
  CODE: z.string(problem('invalid')).max(40, problem('invalid')).optional(),
})

/** Whether a file is a document that was issued here, and which one. */
export const documentFileMatch = z
  .object({
    MATCHES: z.boolean(),
    DOCUMENT: z
      .object({ CODE: z.string(), LANG: z.enum(locales), STATUS: z.enum(documentStatuses) })
      .nullable(),
  })
  .meta({ id: 'DocumentFileMatch' })

/** Facts that a patient knows of themselves: the last four digits of their phone number, and the year of birth. */
export const secondFactorBody = z.strictObject({
  PHONE_END: z
    .string(problem('phoneEnd'))
    .trim()
    .regex(/^\d{4}$/, problem('phoneEnd')),
  BIRTH_YEAR: z
    .string(problem('birthYear'))
    .trim()
    .regex(/^(?:19|20)\d\d$/, problem('birthYear')),
})
