import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { decidedStatuses } from '../company-status.ts'
import { problem } from './fields.ts'
import { blank, lines } from './form-fields.ts'
import { localized } from './localized-fields.ts'
import { paged } from './paged.ts'
import { companyKinds, companyStatus, registration } from './registration.ts'

/** Another company that may be the same. */
const likeness = z.object({
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  COMPANY_NAME: z.string(),
  STATUS: companyStatus,
  ADDRESS: z.string().nullable(),
  /** What is the same. */
  BY: z.array(z.enum(['TAX_NUMBER', 'NAME'])),
})

/** A registration as a moderator judges it. */
export const judgedRegistration = registration.extend({
  VERSION: z.int(),
  /** Where it may go from here. */
  NEXT: z.array(z.enum(decidedStatuses)),
  OWNER: z
    .object({
      NAME: z.string(),
      EMAIL: z.string().nullable(),
      TEL: z.string().nullable(),
      LOCALE: z.enum(locales),
    })
    .nullable(),
  LIKENESSES: z.array(likeness),
})

/** What a moderator's decision came to: the standing, and the version that the next decision is made on. */
export const decidedCompany = z.object({ COMPANY_CODE: z.string(), STATUS: companyStatus, VERSION: z.int() })

/** A line of a moderator's list. */
const registrationCard = z.object({
  COMPANY_CODE: z.string(),
  ...localized('COMPANY_NAME'),
  STATUS: companyStatus,
  KIND: z.enum(companyKinds),
  TAX_NUMBER: z.string().nullable(),
  LOCATION_NAME: z.string().nullable(),
  SCANS: z.int(),
  /** Since when it stands where it does. */
  SINCE: z.string().nullable(),
})

/** A page of a moderator's list. */
export const registrationCardList = paged(registrationCard)

export type JudgedRegistration = z.infer<typeof judgedRegistration>
export type RegistrationCardList = z.infer<typeof registrationCardList>

/** What a moderator decides about a company, on what they have seen of it: VERSION of the answer that they read. */
export const decisionBody = z
  .strictObject({
    STATUS: z.enum(decidedStatuses, problem('invalid')),
    REASON: blank(lines(2000)),
    VERSION: z.coerce.number(problem('invalid')).int(problem('invalid')).min(0, problem('invalid')),
  })
  .refine(({ STATUS, REASON }) => STATUS === 'active' || REASON !== undefined, {
    ...problem('reason'),
    path: ['REASON'],
  })
