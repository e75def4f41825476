import type { Suffix } from '../../../schemas/api/localized-names.ts'
import { type ClinicFeature, clinicFeatures } from '../../../schemas/companies/clinic-features.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { defaultTemplate, isTemplate } from '../../../schemas/page/template.ts'
import type { Cabinet, Chat, CityCompanies, Company, CompanyCard, Neighbour } from '../../entities/company.ts'
import { uniqueBy } from '../../parts/unique-by.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type {
  RawCabinet,
  RawCityCompanies,
  RawCompany,
  RawCompanyCard,
  RawNeighbour,
} from '../raw/company.ts'
import { coordinatesOf, hoursOf, imageOf, richOf, textOf } from './parts.ts'
import { siteSettingsFromRaw } from './site-settings.ts'

/** Time zones of the capitals, used if the backend sends none. */
const zones: Record<string, string> = {
  KZ: 'Asia/Almaty',
  UZ: 'Asia/Tashkent',
  KG: 'Asia/Bishkek',
  BY: 'Europe/Minsk',
  RU: 'Europe/Moscow',
}
const homeCountry = 'KZ'

function companyCardFromRaw(raw: RawCompanyCard): CompanyCard {
  const code = raw.COMPANY_CODE
  return withoutUndefined({
    code,
    slug: raw.SLUG ?? code,
    name: textOf(raw, 'COMPANY_NAME') ?? { ru: code },
    category: textOf(raw, 'CATEGORY'),
    address: textOf(raw, 'ADDRESS'),
    isDemo: raw.is_demo ?? false,
    kind: raw.KIND ?? 'other',
    isUnclaimed: raw.IS_UNCLAIMED || undefined,
  })
}

/** The companies of a city, each once. */
export function cityCompaniesFromRaw(raw: RawCityCompanies): CityCompanies {
  const companies = uniqueBy(raw.COMPANIES.map(companyCardFromRaw), ({ code }) => code)
  return withoutUndefined({
    city: cityOf(raw),
    // A backend may report a count below the number of companies that it sends.
    count: Math.max(raw.COUNT, companies.length),
    companies,
  })
}

export function companyFromRaw(raw: RawCompany): Company {
  const card = companyCardFromRaw(raw)
  const country = raw.COUNTRY ?? homeCountry
  return withoutUndefined({
    ...card,
    isSiteOff: raw.IS_PUBLISHED === false || undefined,
    isTakenDown: raw.IS_TAKEN_DOWN || undefined,
    description: richOf(raw, 'DESCRIPTION'),
    logo: raw.LOGO && imageOf(raw.LOGO, card.name),
    favicon: raw.FAVICON_LINK,
    country,
    city: cityOf(raw),
    ...coordinatesOf(raw),
    phones: phonesOf(raw.PHONES),
    whatsapp: raw.WHATSAPP,
    chats: chatsOf(raw),
    email: raw.EMAIL,
    emailForIssues: raw.EMAIL_FOR_ISSUES,
    site: raw.SITE,
    primaryDomain: raw.PRIMARY_DOMAIN,
    widgetHosts: widgetHosts(raw),
    isOnlineEntryActive: raw.is_active_online_entry ?? false,
    takesSlots: raw.TAKES_SLOTS || undefined,
    takesConsultations: raw.TAKES_CONSULTATIONS || undefined,
    template: isTemplate(raw.FRONT_LANDING_TEMPLATE_ID) ? raw.FRONT_LANDING_TEMPLATE_ID : defaultTemplate,
    theme:
      raw.THEME &&
      withoutUndefined({
        palette: raw.THEME.PALETTE,
        accent: raw.THEME.ACCENT,
        fonts: raw.THEME.FONT_PAIR,
        radius: raw.THEME.RADIUS,
      }),
    settings: raw.SITE_SETTINGS && siteSettingsFromRaw(raw.SITE_SETTINGS),
    hours: hoursOf(raw.HOURS),
    timezone: raw.TIMEZONE ?? zones[country] ?? homeZone.name,
    specialities: raw.SPECIALITIES?.flatMap((speciality) => textOf(speciality, 'NAME') ?? []).slice(0, 30),
    features: raw.FEATURES?.filter(isFeature),
    license: raw.LICENSE || undefined,
    attribution: raw.ATTRIBUTION || undefined,
    sourceDate: raw.SOURCE_DATE,
  })
}

/** Numbers at which branches answer; undefined without any. */
function chatsOf({ WHATSAPP_NUMBERS = [] }: RawCompany): Chat[] | undefined {
  if (WHATSAPP_NUMBERS.length === 0) return undefined
  return WHATSAPP_NUMBERS.slice(0, 200).map((one) =>
    withoutUndefined({
      code: one.CODE,
      cabinet: one.CABINET_CODE,
      number: one.NUMBER,
      place: one.PLACE,
      text: textOf(one, 'TEXT'),
      closedText: textOf(one, 'CLOSED_TEXT'),
      hours: hoursOf(one.HOURS),
      timezone: one.TIMEZONE,
    }),
  )
}

/** A host and port, without any sign that would mean more in the policy of a page. */
const hostAndPort = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/

/** Hosts of a company's own domains and of the sites that it has named; undefined without any. */
function widgetHosts({ DOMAINS = [], WIDGET_SITES = [] }: RawCompany): string[] | undefined {
  const named = WIDGET_SITES.map((address) => new URL(address).host.replace(/^www\./, ''))
  const hosts = [...new Set([...DOMAINS, ...named])].filter((host) => hostAndPort.test(host)).sort()
  return hosts.length > 0 ? hosts : undefined
}

const isFeature = (name: string): name is ClinicFeature => Object.hasOwn(clinicFeatures, name)

export const neighbourFromRaw = (raw: RawNeighbour): Neighbour => ({
  ...companyCardFromRaw(raw),
  metres: raw.DISTANCE,
})

/** A branch; its default time zone is that of the company. */
export function cabinetFromRaw(raw: RawCabinet, timezone = homeZone.name): Cabinet {
  const name = textOf(raw, 'NAME') ?? { ru: raw.COMPANY_CABINET_CODE }
  return withoutUndefined({
    code: raw.COMPANY_CABINET_CODE,
    name,
    address: textOf(raw, 'ADDRESS'),
    ...coordinatesOf(raw),
    phones: phonesOf(raw.PHONES),
    hours: hoursOf(raw.HOURS),
    timezone: raw.TIMEZONE ?? timezone,
    photos: (raw.PHOTOS ?? []).map((photo) => imageOf(photo, name)),
  })
}

/** A city; undefined without a code or a name. */
function cityOf(raw: Pick<RawCityCompanies, 'LOCATION_CODE' | `LOCATION_NAME${Suffix}`>): Company['city'] {
  const name = textOf(raw, 'LOCATION_NAME')
  return raw.LOCATION_CODE && name ? { slug: raw.LOCATION_CODE, name } : undefined
}

/** Unique phone numbers, at most ten. */
const phonesOf = (phones: string[] | undefined): string[] => [...new Set(phones)].slice(0, 10)
