import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { companyStatuses } from '../companies/company-status.ts'
import { maxPictureBytes } from '../formats/picture-file.ts'
import { normalizeTaxNumber } from '../formats/tax-number.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { email, filled, phoneOfCountry, problem, together } from './fields.ts'
import { blank, file, formConsent, line } from './form-fields.ts'
import { image } from './image.ts'
import { localized } from './localized-fields.ts'
import { fieldNames, localizedFields } from './localized-names.ts'

/** Kinds of companies (2.8 Company). */
export const companyKinds = ['clinic', 'doctor', 'organization', 'other'] as const
export type CompanyKind = (typeof companyKinds)[number]

const megabyte = 1024 * 1024
export const maxScanBytes = 10 * megabyte
export const maxScans = 5

const companyName = line(120, 2).check(z.regex(/[\p{L}\p{N}]/u, problem('companyName')))

const degrees = (limit: number) =>
  z.coerce.number(problem('invalid')).min(-limit, problem('invalid')).max(limit, problem('invalid'))

/** The field of a company's name in each language. */
export const companyNames = fieldNames('COMPANY_NAME')

const fields = {
  ...localizedFields('COMPANY_NAME', blank(companyName), blank(companyName)),
  KIND: z.enum(companyKinds, problem('required')),
  /** BIN, IIN, INN or UNP; `isTaxNumber` validates it for the country of the city. */
  TAX_NUMBER: filled.check(z.overwrite(normalizeTaxNumber)),
  /** Slug of a city. */
  LOCATION_CODE: filled.check(z.regex(/^[a-z0-9-]{1,80}$/, problem('city'))),
  ADDRESS: line(200, 5),
  LATITUDE: blank(degrees(90)),
  LONGITUDE: blank(degrees(180)),
  PHONES: z
    .array(phoneOfCountry, problem('required'))
    .min(1, problem('required'))
    .max(5, problem('tooManyPhones')),
  EMAIL: blank(email),
  /** Licence number, as printed. */
  LICENSE: blank(line(100)),
  LOGO: blank(file(maxPictureBytes)),
  LICENSE_SCANS: z
    .array(file(maxScanBytes), problem('file'))
    .max(maxScans, problem('tooManyFiles'))
    .default([]),
  CONSENT: formConsent,
}

/** Both coordinates are given, or neither. */
const isPoint = ({
  LATITUDE,
  LONGITUDE,
}: {
  LATITUDE?: number | undefined
  LONGITUDE?: number | undefined
}) => (LATITUDE === undefined) === (LONGITUDE === undefined)
const pointProblem = together('required', 'LONGITUDE')

/** A name in one language is enough: the others fall back to it (B-36). */
const isNamed = (body: { [Name in (typeof companyNames)[Locale]]?: string | undefined }) =>
  Object.values(companyNames).some((name) => body[name] !== undefined)

const nameProblem = (locale: Locale) => together('required', companyNames[locale])

/** A4: registers a company in the directory. A missing name is reported at the field of `locale`. */
export const companyBodyIn = (locale: Locale) =>
  z.strictObject(fields).refine(isPoint, pointProblem).refine(isNamed, nameProblem(locale))
export const companyBody = companyBodyIn(defaultLocale)
export type CompanyBody = z.infer<typeof companyBody>

const flag = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true, problem('invalid')))

const correctedFields = {
  ...fields,
  KEEP_SCANS: z.preprocess(
    // A form sends an empty list as one empty value.
    (value) => (Array.isArray(value) ? value.filter((one) => one !== '') : value),
    z
      .array(z.uuid(problem('invalid')))
      .max(maxScans, problem('tooManyFiles'))
      .optional(),
  ),
  REMOVE_LOGO: blank(flag),
}

/**
 * A corrected registration of a rejected company. KEEP_SCANS names the earlier scans that are kept; absent means all. A
 * missing name is reported at the field of `locale`.
 */
export const correctedCompanyBodyIn = (locale: Locale) =>
  z.strictObject(correctedFields).refine(isPoint, pointProblem).refine(isNamed, nameProblem(locale))
export const correctedCompanyBody = correctedCompanyBodyIn(defaultLocale)

/** Status of a company (S-COMPANY). */
export const companyStatus = z.enum(companyStatuses)

/** An accepted registration and its status. */
export const acceptedRegistration = z.object({ COMPANY_CODE: z.string(), STATUS: companyStatus })

/** A change of a company's status; `BY` is null if the account was deleted. */
const decision = z.object({
  STATUS: companyStatus,
  REASON: z.string().nullable(),
  BY: z.string().nullable(),
  AT: z.string(),
})

/** A document submitted with a registration. */
const paper = z.object({
  PAPER_ID: z.uuid(),
  NAME: z.string(),
  TYPE: z.enum(['application/pdf', 'image/webp']),
  SIZE: z.int(),
})

/** A registration as its owner entered it, and its status. */
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
  LOGO: image.nullable(),
  SCANS: z.array(paper),
  /** Newest first. */
  HISTORY: z.array(decision),
})
export type Registration = z.infer<typeof registration>
