import { z } from 'zod'
import { decidedStatuses } from '../company-status.ts'
import { maxPictureBytes } from '../formats/picture-file.ts'
import { tidyTaxNumber } from '../formats/tax-number.ts'
import { email, filled, phone, problem } from './fields.ts'
import { blank, file, formConsent, line, lines } from './form-fields.ts'

/** What a company can be (2.8 Company). */
export const companyKinds = ['clinic', 'doctor', 'organization', 'other'] as const
export type CompanyKind = (typeof companyKinds)[number]

const megabyte = 1024 * 1024
export const maxScanBytes = 10 * megabyte
export const maxScans = 5

const companyName = line(120, 2).regex(/[\p{L}\p{N}]/u, problem('companyName'))

const degrees = (limit: number) =>
  z.coerce.number(problem('invalid')).min(-limit, problem('invalid')).max(limit, problem('invalid'))

const fields = {
  COMPANY_NAME: companyName,
  COMPANY_NAME_KK: blank(companyName),
  COMPANY_NAME_UZ: blank(companyName),
  COMPANY_NAME_EN: blank(companyName),
  KIND: z.enum(companyKinds, problem('required')),
  /** BIN, IIN, INN or UNP; whether it can exist depends on the country of the city (`isTaxNumber`). */
  TAX_NUMBER: filled.overwrite(tidyTaxNumber).regex(/^\d{5,20}$/, problem('taxNumber')),
  /** Slug of a city. */
  LOCATION_CODE: filled.regex(/^[a-z0-9-]{1,80}$/, problem('city')),
  ADDRESS: line(200, 5),
  LATITUDE: blank(degrees(90)),
  LONGITUDE: blank(degrees(180)),
  PHONES: z.array(phone, problem('required')).min(1, problem('required')).max(5, problem('tooManyPhones')),
  EMAIL: blank(email),
  /** Number of the licence, as it is printed. */
  LICENSE: blank(line(100)),
  LOGO: blank(file(maxPictureBytes)),
  LICENSE_SCANS: z
    .array(file(maxScanBytes), problem('file'))
    .max(maxScans, problem('tooManyFiles'))
    .default([]),
  CONSENT: formConsent,
}

/** A point has both of its coordinates or none. */
const isPoint = ({
  LATITUDE,
  LONGITUDE,
}: {
  LATITUDE?: number | undefined
  LONGITUDE?: number | undefined
}) => (LATITUDE === undefined) === (LONGITUDE === undefined)
const pointProblem = { ...problem('required'), path: ['LONGITUDE'] }

/** A4: a company that wants to be in the directory. */
export const companyBody = z.strictObject(fields).refine(isPoint, pointProblem)
export type CompanyBody = z.infer<typeof companyBody>

const flag = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true, problem('invalid')))

/** A rejected company, mended and sent again. Of what was sent before, the scans that are named stay, all if none is. */
export const mendCompanyBody = z
  .strictObject({
    ...fields,
    KEEP_SCANS: z.preprocess(
      // A form says "none" by an empty one.
      (value) => (Array.isArray(value) ? value.filter((one) => one !== '') : value),
      z
        .array(z.uuid(problem('invalid')))
        .max(maxScans, problem('tooManyFiles'))
        .optional(),
    ),
    REMOVE_LOGO: blank(flag),
  })
  .refine(isPoint, pointProblem)

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
