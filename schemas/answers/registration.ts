import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { companyStatuses, decidedStatuses } from '../company-status.ts'
import { companyKinds } from '../requests/company.ts'
import { list } from './list.ts'
import { picture } from './picture.ts'
import { localized } from './spelled.ts'

/** Standing of a company (S-COMPANY). */
export const companyStatus = z.enum(companyStatuses)

/** What happened to a company's standing; `BY` is absent where the account is no more. */
const decision = z.object({
  STATUS: companyStatus,
  REASON: z.string().nullable(),
  BY: z.string().nullable(),
  AT: z.string(),
})

/** A paper that a company was registered with. */
const paper = z.object({
  PAPER_ID: z.uuid(),
  NAME: z.string(),
  TYPE: z.enum(['application/pdf', 'image/webp']),
  SIZE: z.int(),
})

/** A registration as its owner filled it in, and where it stands. */
export const registration = z.object({
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  STATUS: companyStatus,
  KIND: z.enum(companyKinds),
  ...localized('COMPANY_NAME'),
  TAX_NUMBER: z.string().nullable(),
  COUNTRY: z.string(),
  LOCATION_CODE: z.string().nullable(),
  LOCATION_NAME: z.string().nullable(),
  ADDRESS: z.string().nullable(),
  LATITUDE: z.number().nullable(),
  LONGITUDE: z.number().nullable(),
  PHONES: z.array(z.string()),
  EMAIL: z.string().nullable(),
  LICENSE: z.string().nullable(),
  LOGO: z.object(picture).nullable(),
  SCANS: z.array(paper),
  /** Newest first. */
  HISTORY: z.array(decision),
})

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
export const registrationCards = list(registrationCard)

export type Registration = z.infer<typeof registration>
export type JudgedRegistration = z.infer<typeof judgedRegistration>
export type RegistrationCards = z.infer<typeof registrationCards>
