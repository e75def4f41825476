import type { Locale } from '../locales/locale.ts'
import type { ClinicFeature } from '../schemas/clinic-features.ts'
import type { SiteSettings } from '../schemas/design/site-settings.ts'
import type { LinkTarget } from '../schemas/link.ts'
import type { LocalizedRich, LocalizedText } from '../schemas/localized.ts'
import type { MenuKind } from '../schemas/menu/menu-kind.ts'
import type { PagePicture, StoredBlock } from '../schemas/page.ts'
import type { Template } from '../schemas/template.ts'
import type { ThemeChoice } from '../schemas/theme.ts'
import type { Static, t } from '../schemas/type.ts'

/** A picture with its alternative text. `src` is `/images/<key>`, served in every width, or any `https` address. */
export type Image = Static<ReturnType<typeof t.image>>

/**
 * Opening hours: `day` 1 is Monday; several intervals a day mean breaks; an exception replaces the hours of its date.
 */
export type OpeningHours = {
  week: { day: number; intervals: { from: string; to: string }[] }[]
  exceptions: { date: string; intervals: { from: string; to: string }[]; note?: LocalizedText }[]
}

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
  email?: string
  emailForIssues?: string
  site?: string
  /** The company's own host, used in canonical addresses: `clinic.kz`. */
  primaryDomain?: string
  isOnlineEntryActive: boolean
  /** Its site is taken down: visitors get a page that says so (PS5). */
  isSiteOff?: true
  /** Template of its site (B-6). */
  template: Template
  theme?: ThemeChoice
  /** What else it chose for its site (D-DESIGN). */
  settings?: SiteSettings
  hours?: OpeningHours
  /** IANA zone of the company. */
  timezone: string
  features?: ClinicFeature[]
  license?: string
  /** True for a fictitious clinic; its pages say so. */
  isDemo: boolean
  /** Source of the data, shown as credits. */
  attribution?: string
  /** When the source had the data: a calendar date. */
  sourceDate?: string
  /** Nobody manages it: its facts are those of the source, and it has no site of its own. */
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

/**
 * A menu entry after applying rules V-10 to V-15 and V-21; `path` is relative to the site and contains neither language nor
 * company.
 */
export type MenuItem = {
  title: LocalizedText
  slug: string
  link: LinkTarget
  /** Absent for a custom page, an external address, and a single news item or material. */
  kind?: MenuKind
  items: MenuItem[]
}

/** A news item or a material, in a list. */
export type Article = {
  code: string
  slug: string
  /** Code of the company that published it. */
  company?: string
  category: { slug: string; title: LocalizedText }
  title: LocalizedText
  lead?: LocalizedText
  image?: Image
  /** Instant of publication of a news item, or of the last change of a material, UTC. */
  date: string
}
/** `source` is the address that the text was taken from. */
export type ArticleDetails = Article & {
  content?: LocalizedRich
  author?: LocalizedText
  source?: string
  tags?: string[]
  redirect?: string
  /** Grows with each publication. */
  version?: number
}
export type ArticleCategory = { slug: string; title: LocalizedText; order: number }

export type Specialist = {
  code: string
  slug: string
  /** Slug of the person in the directory, who may have cards in several clinics. */
  person?: string
  /** Full name as LASTNAME NAME MIDDLENAME (B-37). */
  name: LocalizedText
  photo?: Image
  specialities: LocalizedText[]
  position?: LocalizedText
  experienceSince?: number
  languages: string[]
  about?: LocalizedRich
  education?: LocalizedText[]
}

/** A doctor as a person, with a card in each clinic (by code) where they see patients. */
export type Person = { slug: string; cards: { company: string; specialist: Specialist }[] }

/** Working hours of a doctor (by code) in one branch. */
export type Schedule = {
  specialist: string
  cabinet: { code: string; name?: LocalizedText }
  hours: OpeningHours
}

export type Service = {
  code: string
  name: LocalizedText
  group: LocalizedText
  price?: number
  priceTo?: number
  currency: string
  /** Special prices of a branch, a doctor, or a doctor in a branch, by their codes. */
  prices?: { cabinet?: string; specialist?: string; price?: number; priceTo?: number }[]
  note?: LocalizedText
  updatedAt?: string
}

export type Review = {
  code: string
  author: string
  rating: number
  text: string
  lang: string
  date: string
  answer?: string
  /** The reviewed doctor; absent for a review of the company. */
  specialist?: Pick<Specialist, 'slug' | 'name' | 'person'>
}
export type Photo = { code: string; image: Image; caption?: LocalizedText }
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

/**
 * The site of a company: its stored pages by slug (`''` is the index). Those of a draft are shown to its editors before the
 * menu leads to them.
 */
export type LandingSite = { pages: Record<string, StoredPage>; isDraft?: boolean }
export type StoredPage = {
  title: LocalizedText
  /** In place of the title, for search engines. */
  searchTitle?: LocalizedText
  description?: LocalizedText
  /** Picture for social networks. */
  image?: PagePicture
  blocks: StoredBlock[]
  /** The version of the site in which the page last changed, if it was published by the builder. */
  version?: number
}

export type CustomPage = {
  slug: string
  title: LocalizedText
  description?: LocalizedText
  /** Keywords for search engines, separated by commas. */
  keywords?: LocalizedText
  content?: LocalizedRich
  /** Used instead of `content`. */
  blocks?: StoredBlock[]
  redirect?: string
}

/** A page of the sitemap. `isStored` is false if only its route can tell whether it exists. */
export type SitemapEntry = {
  /** Path without the language. */
  path: string
  languages: Locale[]
  isStored: boolean
  /** Instant of the last change, UTC. */
  updatedAt?: string
}

/** Parts of the sitemap. */
export const sitemapSections = ['pages', 'companies', 'profiles', 'news', 'materials', 'specialists'] as const
export type SitemapSection = (typeof sitemapSections)[number]

/** One page of a list. */
export type Paged<T> = { items: T[]; page: number; pages: number; total: number }
