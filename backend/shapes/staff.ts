import { z } from '@hono/zod-openapi'
import { roles } from '../../schemas/roles.ts'
import { actions } from '../access/areas.ts'
import { image, localized, localizedOptional } from './parts.ts'

/** A company of the person's own (A1). */
export const ownCompany = z
  .object({
    COMPANY_CODE: z.string(),
    SLUG: z.string(),
    ...localized('COMPANY_NAME'),
    EMAIL_FOR_ISSUES: z.string().nullable(),
    LOGO: image.nullable(),
    ROLE: z.enum(roles),
    STATUS: z.enum(['moderation', 'active', 'suspended', 'rejected']),
  })
  .openapi('OwnCompany')

/** A cabinet that the person may enter (A2). */
export const ownCabinet = z
  .object({
    COMPANY_CABINET_CODE: z.string(),
    ...localized('NAME'),
    ...localizedOptional('ADDRESS'),
    TIMEZONE: z.string(),
    IS_MAIN: z.boolean(),
  })
  .openapi('OwnCabinet')

/** What a person may do in a company and cabinet (D-PERM). `CLOSED` are areas that are not there for the company (B-17). */
export const permissions = z
  .object({
    ROLE: z.enum(roles),
    CABINETS: z.array(z.string()),
    AREAS: z.record(z.string(), z.array(z.enum(actions))),
    CLOSED: z.array(z.string()),
  })
  .openapi('Permissions')

/** Somebody who works for a company. Contacts are there for those who may change the list. */
export const member = z
  .object({
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
  .openapi('Member')

/** An invitation that is open. */
export const accessCode = z
  .object({
    CODE: z.string(),
    ROLE: z.enum(roles),
    CABINET: z.string(),
    MAY_PUBLISH: z.boolean(),
    USES: z.int(),
    MAX_USES: z.int(),
    EXPIRES_AT: z.string(),
  })
  .openapi('AccessCode')
