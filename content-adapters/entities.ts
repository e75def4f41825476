import type { Locale } from '../locales/locale.ts'
import type { ClinicFeature } from '../schemas/clinic-features.ts'
import type { SiteSettings } from '../schemas/design/site-settings.ts'
import type { DocumentKind, DocumentStatus } from '../schemas/document-kinds.ts'
import type { LinkTarget } from '../schemas/link.ts'
import type { ListingFeature, ListingFilter, ListingFlag, ListingSection } from '../schemas/listing.ts'
import type { LocalizedRich, LocalizedText } from '../schemas/localized.ts'
import type { MenuKind } from '../schemas/menu/menu-kind.ts'
import type { PagePicture, StoredBlock } from '../schemas/page.ts'
import type { ReviewProof } from '../schemas/review-status.ts'
import { keyedSections } from '../schemas/sitemap-sections.ts'
import type { TariffPeriod } from '../schemas/tariff-periods.ts'
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
  /** Hosts on whose pages its widgets may stand, with their subdomains: `clinic.kz`, `clinic.kz:8080`. */
  widgetHosts?: string[]
  isOnlineEntryActive: boolean
  /** Patients choose a time online; otherwise they leave a request. */
  takesSlots?: true
  /** It gives online consultations. */
  takesConsultations?: true
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
  specialities?: LocalizedText[]
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
  /** Those of them that have a code. */
  coded?: { code: string; name: LocalizedText }[]
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

/** What the product costs: `price` in units of `currency`, 0 is free. */
export type Tariff = {
  name: LocalizedText
  price: number
  currency: string
  period: TariffPeriod
  included: LocalizedText[]
  note?: LocalizedText
}

export type Review = {
  code: string
  author: string
  rating: number
  text: string
  lang: string
  date: string
  answer?: string
  /** What the author says to the answer. */
  followUp?: string
  /** How it is known that the author was there. */
  proof?: ReviewProof
  /** The clinic has complained, and nobody has decided yet. */
  isDisputed?: boolean
  /** The reviewed doctor; absent for a review of the company. */
  specialist?: Pick<Specialist, 'slug' | 'name' | 'person'>
}
/** A published question to a clinic with its answer, by a doctor unless the clinic answers. */
export type AnsweredQuestion = {
  text: string
  answer: string
  lang: string
  date: string
  doctor?: NonNullable<Review['specialist']>
}

/** What a reader says about an article; `date` is an instant. */
export type Comment = { author: string; text: string; lang: string; date: string }

/** A page of the newest reviews of all companies, or of those of a city. */
export type LatestReviews = Paged<Review & { company: { slug: string; name: LocalizedText } }> & {
  city?: NonNullable<Company['city']>
  /** Cities with reviews, those with most first. */
  cities: NamedCount[]
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

/** Parts of the sitemap: pages of the directory, which are in one file, and those that may have several. */
export const sitemapSections = ['pages', ...keyedSections] as const
export type SitemapSection = (typeof sitemapSections)[number]

/** A file of the sitemap: `from` is the key that it begins with; the first of a section has none. */
export type SitemapFile = { section: SitemapSection; from?: string }

/** One page of a list. */
export type Paged<T> = { items: T[]; page: number; pages: number; total: number }

/** A city or a speciality with the number of what a list has of it. */
export type NamedCount = { slug: string; name: LocalizedText; count: number }

/** The lowest and the highest price of something; without `to` nobody says where it ends. */
export type PriceRange = { from: number; to?: number; currency: string }

/** A service that companies offer under one name, and how many do. */
export type DirectoryService = { slug: string; name: LocalizedText; count: number; price?: PriceRange }

/** A page of who offers a service in a city or in all, the cheapest first; `open` of all of them are open now. */
export type ServiceOffers = Paged<ListingItem> & {
  service: DirectoryService
  city?: NonNullable<Company['city']>
  cities: NamedCount[]
  open: number
}

/** Clinics or doctors side by side. Each service has one price for each of `items`, undefined where it is not known. */
export type Comparison = {
  items: ListingItem[]
  services: { name: LocalizedText; prices: (PriceRange | undefined)[] }[]
}

/** The next free slot that can be booked online, by the clock of the branch, as it was some minutes ago at most. */
export type NextFree = { date: string; time: string; cabinet: string }

/**
 * A clinic, doctor or other company in a list of the directory. `company`, `address` and `city` are those of the place where patients
 * are seen; `card` is the slug of a doctor there. `distance` is in metres.
 */
export type ListingItem = {
  section: ListingSection
  code: string
  slug: string
  name: LocalizedText
  /** Kind of a clinic, position of a doctor. */
  category?: LocalizedText
  image?: Image
  specialities: LocalizedText[]
  features: ListingFeature[]
  languages: string[]
  price?: PriceRange
  experienceSince?: number
  /** Absent without reviews. */
  rating?: { value: number; count: number }
  /** Whether it is open, and when that changes (an instant); absent if its hours are not known. */
  opening?: { isOpen: boolean; changesAt?: string }
  timezone: string
  distance?: number
  latitude?: number
  longitude?: number
  isDemo: boolean
  company: { slug: string; name: LocalizedText }
  card?: string
  /** In a list of doctors who can be booked: by which code, and how. */
  booking?: { way: 'slots' | 'request'; doctor: string }
  /** Of the doctor, or of any doctor of the clinic, where it is known. */
  next?: NextFree
  address?: LocalizedText
  city?: NonNullable<Company['city']>
}

type Choice<Value> = { value: Value; count: number }

/**
 * A page of a list of the directory. `facets` says how many there would be with one more choice, all other filters being on. For
 * an empty list `eased` says how many there are without one of its filters, `nearCities` where else there are any.
 */
export type DirectoryList = Paged<ListingItem> & {
  city?: NonNullable<Company['city']>
  speciality?: { slug: string; name: LocalizedText }
  currency: string
  /** Of a city with not too many: the lowest and the highest of the lowest prices of each, and how many are open today. */
  figures?: { openToday: number; price?: PriceRange }
  facets: {
    flags: Partial<Record<ListingFlag, number>>
    speciality: NamedCount[]
    district: Choice<string>[]
    language: Choice<string>[]
    price: Choice<number>[]
    experience: Choice<number>[]
    rating: Choice<number>[]
  }
  eased: { filter: ListingFilter; count: number }[]
  nearCities: NamedCount[]
}

type Counts = { clinics: number; doctors: number; others: number; reviews: number; bookings: number }

/** Public figures of the directory, without demonstrations: in all, by country, and where there is the most. */
export type Statistics = {
  all: Counts
  countries: ({ name: LocalizedText } & Counts)[]
  clinicCities: NamedCount[]
  doctorSpecialities: NamedCount[]
}

/** What results of a search are grouped by. */
export type SearchKind = 'speciality' | 'place' | 'clinic' | 'doctor' | 'service' | 'other'

type Place = { slug: string; name: LocalizedText }

/** Something that was found in the directory. */
export type SearchCard = {
  kind: SearchKind
  /** Slug of the speciality or city; otherwise of the company's site. */
  slug: string
  /** Slug of the doctor's page on that site. */
  page?: string
  name: LocalizedText
  /** The kind of a clinic, the position of a doctor, the company that has a service. */
  detail?: LocalizedText
  /** The complaint for which a speciality is named. */
  because?: LocalizedText
  city?: Place
  address?: LocalizedText
  image?: Image
  /** 1 to 5. */
  rating?: number
  reviews: number
  /** Of a service, or the lowest of a clinic. */
  price?: number
  currency?: string
  /** Undefined if the hours are not known; `timezone` is the clock of the place. */
  opening?: { isOpen: boolean; changesAt?: string }
  timezone?: string
  isDemo: boolean
  /** How many of each there are: of a speciality, or in a city. */
  doctors?: number
  clinics?: number
}

export type SearchResults = {
  /** The city of the results; named by the query, or chosen. */
  city?: Place
  isCityNamed: boolean
  /** Whether there was nothing in the city, so that results of others are given. */
  isElsewhere: boolean
  /** The query as it was understood, if it was not as it was written. */
  corrected?: LocalizedText
  /** The best first. `total` is exact unless `isMore`. */
  groups: { kind: SearchKind; total: number; isMore: boolean; items: SearchCard[] }[]
  page: number
  pages: number
}

/** Specialities by how many doctors have them, cities by how many clinics they have, the most first. */
export type SearchStart = {
  specialities: (Place & { count: number })[]
  cities: (Place & { count: number })[]
}

/** A document that a company has issued to a patient, as anybody sees it (D-DV); dates are calendar dates. */
export type CheckedDocument = {
  /** As `readDocumentCode` gives it. */
  code: string
  lang: Locale
  status: DocumentStatus
  kind: DocumentKind
  number: string
  issued: string
  /** The last day on which it is valid. */
  validTo?: string
  revoked?: string
  /** Masked: «И*** И. И.» */
  patient: string
  birthYear: number
  pages: number
  sha256: string
  doctor?: LocalizedText
  speciality?: LocalizedText
  /** Who has issued it; without a slug where the directory does not list it. */
  company: Pick<Company, 'kind' | 'name' | 'logo' | 'license' | 'isDemo'> & { slug?: string }
}

/** A network of clinics, by its head; `cities` say how many of its clinics are there, the most first. */
export type Network = Pick<Company, 'code' | 'slug' | 'name' | 'category' | 'logo' | 'isDemo'> & {
  clinics: number
  cities: NamedCount[]
  /** Absent without reviews. */
  rating?: { value: number; count: number }
}

/** A page of the clinics of a network; `companies` are all of them, and the head. */
export type NetworkClinics = Paged<ListingItem> & {
  network: Network
  companies: Pick<Company, 'code' | 'slug' | 'name'>[]
}
