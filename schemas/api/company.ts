import '../core/jitless.ts'
import { z } from 'zod'
import { companyKinds } from '../companies/company-kinds.ts'
import { hours } from './hours.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { siteSettings } from './site-settings.ts'

export const speciality = z.object({ SLUG: z.string(), ...localized('NAME') }).meta({ id: 'Speciality' })

const identity = {
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  KIND: z.enum(companyKinds),
  ...localized('COMPANY_NAME'),
  ...localizedOptional('CATEGORY'),
  LOGO: image.nullable(),
  COUNTRY: z.string(),
  LOCATION_CODE: z.string().nullable(),
  ...localizedOptional('LOCATION_NAME'),
  ...localizedOptional('ADDRESS'),
  LATITUDE: z.number().nullable(),
  LONGITUDE: z.number().nullable(),
  PHONES: z.array(z.string()),
  is_active_online_entry: z.boolean(),
  is_demo: z.boolean(),
  TIMEZONE: z.string(),
}

/** A company in a list. */
export const companyCard = z.object(identity).meta({ id: 'CompanyCard' })

const { COMPANY_CODE, SLUG, KIND, is_demo } = identity

/** A company in the index of sites. */
export const companyBrief = z
  .object({
    COMPANY_CODE,
    SLUG,
    ...localized('COMPANY_NAME'),
    ...localizedOptional('CATEGORY'),
    ...localizedOptional('ADDRESS'),
    is_demo,
    KIND,
    /** The company is not managed, so that it has a profile in the directory and no site. */
    IS_UNCLAIMED: z.boolean(),
  })
  .meta({ id: 'CompanyBrief' })

/** A company near another one; `DISTANCE` is in metres, as the crow flies. */
export const neighbour = companyBrief.extend({ DISTANCE: z.int() }).meta({ id: 'Neighbour' })

/**
 * The first companies of a city by name; `COUNT` is their total number. Without LOCATION_CODE: companies that have no
 * city or a small one.
 */
export const cityCompanies = z
  .object({
    LOCATION_CODE: z.string().nullable(),
    ...localizedOptional('LOCATION_NAME'),
    COUNT: z.int(),
    COMPANIES: z.array(companyBrief),
  })
  .meta({ id: 'CityCompanies' })

/** A company with all details (A3, A8). `DESCRIPTION` is HTML, `DOMAINS` are its own hosts. */
export const company = z
  .object({
    ...identity,
    ...localizedOptional('DESCRIPTION'),
    FAVICON_LINK: z.string().nullable(),
    WHATSAPP: z.string().nullable(),
    /** Numbers at which branches answer by WhatsApp, in place of WHATSAPP, with the hours and the zone of the branch where it has no own. */
    WHATSAPP_NUMBERS: z.array(
      z.object({
        CODE: z.string(),
        CABINET_CODE: z.string(),
        NUMBER: z.string(),
        PLACE: z.enum(['both', 'contacts', 'booking']),
        ...localizedOptional('TEXT'),
        ...localizedOptional('CLOSED_TEXT'),
        HOURS: hours.nullable(),
        TIMEZONE: z.string(),
      }),
    ),
    EMAIL: z.string().nullable(),
    EMAIL_FOR_ISSUES: z.string().nullable(),
    SITE: z.string().nullable(),
    DOMAINS: z.array(z.string()),
    PRIMARY_DOMAIN: z.string().nullable(),
    /** Addresses of other sites on which its widgets may stand (D-WIDGET). */
    WIDGET_SITES: z.array(z.string()),
    FRONT_LANDING_TEMPLATE_ID: z.string(),
    THEME: z
      .object({
        PALETTE: z.string().nullable(),
        ACCENT: z.string().nullable(),
        FONT_PAIR: z.string().nullable(),
        RADIUS: z.int().nullable(),
      })
      .nullable(),
    SITE_SETTINGS: siteSettings.nullable(),
    HOURS: hours.nullable(),
    SPECIALITIES: z.array(speciality),
    /** Features from `clinicFeatures`. */
    FEATURES: z.array(z.string()),
    LICENSE: z.string().nullable(),
    RATING: z.number().nullable(),
    REVIEWS_COUNT: z.int(),
    ATTRIBUTION: z.string().nullable(),
    /** When that source had the data: a calendar date. */
    SOURCE_DATE: z.string().nullable(),
    /** The company is not managed; its data come from the source that `ATTRIBUTION` names. */
    IS_UNCLAIMED: z.boolean(),
    IS_PUBLISHED: z.boolean(),
    /** Moderators have taken its site down; otherwise the clinic has. */
    IS_TAKEN_DOWN: z.boolean(),
    /** The company at the head of its network; null for the head itself, and for a company alone. */
    PARENT_CODE: z.string().nullable(),
    /** With online entry, patients choose a time; without any schedule they leave a request. */
    TAKES_SLOTS: z.boolean(),
    /** It gives online consultations; otherwise no page mentions them. */
    TAKES_CONSULTATIONS: z.boolean(),
  })
  .meta({ id: 'Company' })

/** A branch of a company. The first one is the main branch. */
export const cabinet = z
  .object({
    COMPANY_CABINET_CODE: z.string(),
    COMPANY_CODE: z.string(),
    ...localized('NAME'),
    ...localizedOptional('ADDRESS'),
    LATITUDE: z.number().nullable(),
    LONGITUDE: z.number().nullable(),
    PHONES: z.array(z.string()),
    HOURS: hours.nullable(),
    TIMEZONE: z.string(),
    PHOTOS: z.array(image),
    IS_MAIN: z.boolean(),
  })
  .meta({ id: 'Cabinet' })
