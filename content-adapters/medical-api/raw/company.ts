import { z } from 'zod'
import { companyKinds } from '../../../schemas/companies/company-kinds.ts'
import { type FontPair, fontPairs } from '../../../schemas/design/font-pairs.ts'
import { type PaletteName, palettes } from '../../../schemas/design/theme.ts'
import {
  calendarDate,
  code,
  email,
  flag,
  hasText,
  host,
  hours,
  image,
  integer,
  latitude,
  line,
  list,
  localized,
  longitude,
  markup,
  optional,
  phone,
  slug,
  timezone,
  webAddress,
} from './parts.ts'
import { rawSiteSettings } from './site-settings.ts'

const name = hasText('COMPANY_NAME')
const specialityName = hasText('NAME')

const card = {
  COMPANY_CODE: code,
  SLUG: optional(slug),
  ...localized('COMPANY_NAME', line()),
  ...localized('CATEGORY', line()),
  ...localized('ADDRESS', line(300)),
  is_demo: optional(flag),
  KIND: optional(z.enum(companyKinds)),
  IS_UNCLAIMED: optional(flag),
}

/** A company in a list. */
export const rawCompanyCard = z.object(card).refine(name.check, name.params)
export type RawCompanyCard = z.output<typeof rawCompanyCard>

/** Companies by city, not necessarily all of the `COUNT`. */
export const rawCompaniesByCity = list(
  z.object({
    LOCATION_CODE: optional(slug),
    ...localized('LOCATION_NAME', line()),
    COUNT: integer.pipe(z.int().min(0)),
    COMPANIES: z.array(rawCompanyCard),
  }),
)
export type RawCityCompanies = z.output<typeof rawCompaniesByCity>['data'][number]

/** A raw company (A3, A8); only its code and a name are required. */
export const rawCompany = z
  .object({
    ...card,
    IS_PUBLISHED: optional(flag),
    IS_TAKEN_DOWN: optional(flag),
    ...localized('DESCRIPTION', markup),
    ...localized('LOCATION_NAME', line()),
    LOCATION_CODE: optional(slug),
    LOGO: optional(image),
    FAVICON_LINK: optional(
      z
        .string()
        .max(300)
        .regex(/^\/images\/[a-z0-9/_-]+$/),
    ),
    COUNTRY: optional(z.string().regex(/^[A-Z]{2}$/)),
    LATITUDE: optional(latitude),
    LONGITUDE: optional(longitude),
    PHONES: optional(z.array(phone)),
    WHATSAPP: optional(phone),
    WHATSAPP_NUMBERS: optional(
      z.array(
        z.object({
          CODE: code,
          CABINET_CODE: code,
          NUMBER: phone,
          PLACE: z.enum(['both', 'contacts', 'booking']),
          ...localized('TEXT', line(60)),
          ...localized('CLOSED_TEXT', line(200)),
          HOURS: optional(hours),
          TIMEZONE: optional(timezone),
        }),
      ),
    ),
    EMAIL: optional(email),
    EMAIL_FOR_ISSUES: optional(email),
    SITE: optional(webAddress),
    PRIMARY_DOMAIN: optional(host),
    DOMAINS: optional(z.array(host)),
    WIDGET_SITES: optional(z.array(webAddress)),
    is_active_online_entry: optional(flag),
    TAKES_SLOTS: optional(flag),
    TAKES_CONSULTATIONS: optional(flag),
    // An unknown template means the default one (2.1) and is not reported.
    FRONT_LANDING_TEMPLATE_ID: z.unknown().optional(),
    THEME: optional(
      z.object({
        ACCENT: optional(
          z
            .string()
            .toLowerCase()
            .regex(/^#[0-9a-f]{6}$/),
        ),
        PALETTE: optional(z.enum(Object.keys(palettes) as PaletteName[])),
        FONT_PAIR: optional(z.enum(Object.keys(fontPairs) as FontPair[])),
        RADIUS: optional(integer.pipe(z.int().min(0).max(16))),
      }),
    ),
    SITE_SETTINGS: optional(rawSiteSettings),
    HOURS: optional(hours),
    TIMEZONE: optional(timezone),
    SPECIALITIES: optional(
      z.array(z.object(localized('NAME', line())).refine(specialityName.check, specialityName.params)),
    ),
    FEATURES: optional(z.array(z.string())),
    LICENSE: optional(line()),
    ATTRIBUTION: optional(line(300)),
    SOURCE_DATE: optional(calendarDate),
  })
  .refine(name.check, name.params)
export type RawCompany = z.output<typeof rawCompany>

/** Other companies near one, the nearest first; `DISTANCE` is in metres. */
export const rawNeighbours = list(
  z.object({ ...card, DISTANCE: integer.pipe(z.int().min(0)) }).refine(name.check, name.params),
)
export type RawNeighbour = z.output<typeof rawNeighbours>['data'][number]

const cabinetName = hasText('NAME')

export const rawCabinet = z
  .object({
    COMPANY_CABINET_CODE: code,
    ...localized('NAME', line()),
    ...localized('ADDRESS', line(300)),
    LATITUDE: optional(latitude),
    LONGITUDE: optional(longitude),
    PHONES: optional(z.array(phone)),
    HOURS: optional(hours),
    TIMEZONE: optional(timezone),
    PHOTOS: optional(z.array(image)),
  })
  .refine(cabinetName.check, cabinetName.params)
export type RawCabinet = z.output<typeof rawCabinet>
export const rawCabinets = list(rawCabinet)
