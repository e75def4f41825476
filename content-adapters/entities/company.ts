import type { ClinicFeature } from '../../schemas/companies/clinic-features.ts'
import type { LocalizedRich, LocalizedText } from '../../schemas/core/localized.ts'
import type { SiteSettings } from '../../schemas/design/site-settings.ts'
import type { ThemeChoice } from '../../schemas/design/theme.ts'
import type { Template } from '../../schemas/page/template.ts'
import type { Image } from './image.ts'
import type { OpeningHours } from './opening-hours.ts'

export type Company = {
  code: string
  slug: string
  kind: 'clinic' | 'doctor' | 'other' | 'organization'
  name: LocalizedText
  /** Kind of clinic, such as "Стоматология". */
  category?: LocalizedText
  description?: LocalizedRich
  logo?: Image
  favicon?: string
  country: string
  city?: { slug: string; name: LocalizedText }
  address?: LocalizedText
  latitude?: number
  longitude?: number
  /** Digits with a leading plus (B-38). */
  phones: string[]
  whatsapp?: string
  /** Numbers at which its branches answer by WhatsApp, in order, in place of `whatsapp`. */
  chats?: Chat[]
  email?: string
  emailForIssues?: string
  site?: string
  /** The company's own host, used in canonical addresses: `clinic.kz`. */
  primaryDomain?: string
  /** Hosts that may show its widgets, with their subdomains: `clinic.kz`, `clinic.kz:8080`. */
  widgetHosts?: string[]
  isOnlineEntryActive: boolean
  /** Patients choose a time online; otherwise they leave a request. */
  takesSlots?: true
  /** It gives online consultations. */
  takesConsultations?: true
  /** Its site is taken down: visitors get a page that says so (PS5). */
  isSiteOff?: true
  /** Moderators have taken it down, not the clinic. */
  isTakenDown?: true
  /** Template of its site (B-6). */
  template: Template
  theme?: ThemeChoice
  /** Its further choices for its site (D-DESIGN). */
  settings?: SiteSettings
  hours?: OpeningHours
  /** IANA zone of the company. */
  timezone: string
  specialities?: LocalizedText[]
  features?: ClinicFeature[]
  license?: string
  /** True for a fictitious clinic; its pages say so. */
  isDemo: boolean
  /** Source of the data, shown as credits. */
  attribution?: string
  /** When the source had the data: a calendar date. */
  sourceDate?: string
  /** The company is not managed: its facts are those of the source, and it has no site of its own. */
  isUnclaimed?: true
}

/** A custom domain of a clinic (B-33), and the clinic's slug. Canonical addresses are on the primary one. */
export type Domain = { host: string; slug: string; isPrimary: boolean }

/** A company in a list. */
export type CompanyCard = Pick<
  Company,
  'code' | 'slug' | 'kind' | 'name' | 'category' | 'address' | 'isDemo' | 'isUnclaimed'
>

/** Another company near one, as the crow flies. */
export type Neighbour = CompanyCard & { metres: number }

/**
 * The first companies of a city by name; `count` is their total number. Without `city`: companies that have no city
 * or a small one.
 */
export type CityCompanies = { city?: NonNullable<Company['city']>; count: number; companies: CompanyCard[] }

export type Photo = { code: string; image: Image; caption?: LocalizedText }

/** A number at which a branch answers by WhatsApp. `hours` are those in which it does; `place` is where its button is. */
export type Chat = {
  code: string
  cabinet: string
  number: string
  place: 'both' | 'contacts' | 'booking'
  text?: LocalizedText
  closedText?: LocalizedText
  hours?: OpeningHours
  timezone?: string
}

export type Cabinet = {
  code: string
  name: LocalizedText
  address?: LocalizedText
  latitude?: number
  longitude?: number
  phones: string[]
  hours?: OpeningHours
  timezone: string
  photos: Image[]
}
