import { z } from 'zod'
import type { Cabinet } from '../areas/cabinets.ts'
import { companyStatuses } from '../company-status.ts'
import { roles } from '../roles.ts'
import { localized, localizedOptional } from './spelled.ts'

/** A company of the person's own (A1). */
export const ownCompany = z.object({
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  ...localized('COMPANY_NAME'),
  EMAIL_FOR_ISSUES: z.string().nullable(),
  ROLE: z.enum(roles),
  /** Codes of the cabinets that the person may enter, `0` for all of them. */
  CABINETS: z.array(z.string()),
  STATUS: z.enum(companyStatuses),
})

/** A cabinet that the person may enter (A2). */
export const ownCabinet = z.object({
  COMPANY_CABINET_CODE: z.string(),
  ...localized('NAME'),
  ...localizedOptional('ADDRESS'),
  TIMEZONE: z.string(),
  IS_MAIN: z.boolean(),
})

/** What a person may do in a company and cabinet (D-PERM). `CLOSED` are areas that are not there for the company (B-17). */
export const permissions = z.object({
  ROLE: z.enum(roles),
  CABINETS: z.array(z.string()),
  AREAS: z.record(z.string(), z.array(z.enum(['read', 'write', 'publish', 'moderate']))),
  CLOSED: z.array(z.string()),
})

/** Somebody who works for a company. Contacts are there for those who may change the list. */
export const member = z.object({
  ACCOUNT: z.string(),
  LASTNAME: z.string(),
  NAME: z.string(),
  MIDDLENAME: z.string().nullable(),
  EMAIL: z.string().nullable(),
  TEL: z.string().nullable(),
  ROLE: z.enum(roles),
  CABINETS: z.array(z.string()),
  MAY_PUBLISH: z.boolean(),
  SINCE: z.string(),
  IS_SELF: z.boolean(),
  /** True where the caller may change or remove this one. */
  IS_CHANGEABLE: z.boolean(),
})

/** An invitation that is open. */
export const accessCode = z.object({
  CODE: z.string(),
  ROLE: z.enum(roles),
  CABINET: z.string(),
  MAY_PUBLISH: z.boolean(),
  USES: z.int(),
  MAX_USES: z.int(),
  EXPIRES_AT: z.string(),
})

export type OwnCompany = z.infer<typeof ownCompany>
export type OwnCabinet = z.infer<typeof ownCabinet>
export type ProPermissions = z.infer<typeof permissions>
export type Member = z.infer<typeof member>
export type AccessCode = z.infer<typeof accessCode>

/** A cabinet as its people edit it: `CABINET` is what the schema `cabinet` of schemas/areas says. */
export const cabinetEntity = z.object({
  CODE: z.string(),
  REVISION: z.int(),
  IS_MAIN: z.boolean(),
  CABINET: z.record(z.string(), z.unknown()),
})

/** A picture that was kept: what a field of a picture needs beside the words for it. */
export const keptPicture = z.object({ src: z.string(), width: z.int(), height: z.int(), color: z.string() })

export type CabinetEntity = Omit<z.infer<typeof cabinetEntity>, 'CABINET'> & { CABINET: Cabinet }
export type KeptPicture = z.infer<typeof keptPicture>
