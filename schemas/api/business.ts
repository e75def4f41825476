import { companyStatuses } from '../companies/company-status.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { hiddenStatuses, pageKinds, pageReasons } from '../page-cases/page-case.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { companyKinds } from './registration.ts'

/** A company that the person works for (A1). */
export const ownCompany = z.object({
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  ...localized('COMPANY_NAME'),
  EMAIL_FOR_ISSUES: z.string().nullable(),
  /** Absent in answers of earlier versions. */
  KIND: z.enum(companyKinds).optional(),
  COUNTRY: z.string(),
  LOGO: image.nullable(),
  ROLE: z.enum(roles),
  /** Codes of the cabinets that the person may enter, `0` for all. */
  CABINETS: z.array(z.string()),
  STATUS: z.enum(companyStatuses),
  /** From when on it requires a second factor of its staff; absent in answers of earlier versions. */
  FACTOR_FROM: z.iso.datetime({ offset: true }).nullable().optional(),
  /** It is closed to the person until they have one, and this session was begun with it. */
  NEEDS_FACTOR: z.boolean().optional(),
  /** It requires one, now or from a day on, and the person has none. */
  LACKS_FACTOR: z.boolean().optional(),
  /** Full names of the owners, whom staff may ask for access. */
  OWNERS: z.array(z.string()),
  /** Pages that moderators have taken down, and why; absent in answers of earlier versions. */
  TAKEN_DOWN: z
    .array(
      z.object({
        CASE_ID: z.int(),
        KIND: z.enum(pageKinds),
        /** Slug of an article. */
        CODE: z.string(),
        /** Title of an article, and the code of its row in its area. */
        TITLE: z.string().nullable(),
        ROW: z.string().nullable(),
        STATUS: z.enum(hiddenStatuses),
        REASON: z.enum(pageReasons).nullable(),
        TEXT: z.string().nullable(),
      }),
    )
    .optional(),
})

/** A cabinet that the person may enter (A2). */
export const ownCabinet = z.object({
  COMPANY_CABINET_CODE: z.string(),
  ...localized('NAME'),
  ...localizedOptional('ADDRESS'),
  TIMEZONE: z.string(),
  IS_MAIN: z.boolean(),
})

/**
 * Permissions of a person in a company and cabinet (D-PERM). `CLOSED` lists areas that are disabled for the company
 * (B-17).
 */
export const permissions = z.object({
  ROLE: z.enum(roles),
  CABINETS: z.array(z.string()),
  AREAS: z.record(z.string(), z.array(z.enum(['read', 'write', 'publish', 'moderate']))),
  CLOSED: z.array(z.string()),
})

export type OwnCompany = z.infer<typeof ownCompany>
export type TakenDownPage = NonNullable<OwnCompany['TAKEN_DOWN']>[number]
export type OwnCabinet = z.infer<typeof ownCabinet>
export type ProPermissions = z.infer<typeof permissions>
