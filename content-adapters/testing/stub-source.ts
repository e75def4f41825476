import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import type { Article, ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { Image } from '../entities/image.ts'
import type { ListingItem } from '../entities/listing.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { Paged } from '../entities/paged.ts'
import { type ArticleQuery, type OpenSource, SourceError } from '../source.ts'

/** A picture on the source's server. */
const picture: Image = {
  src: 'https://cdn.stub.test/entrance.jpg?w=1600',
  width: 1600,
  height: 900,
  alt: { ru: 'Вход в клинику' },
}

const company: Company = {
  code: 'stub-1',
  slug: 'stub-clinic',
  kind: 'clinic',
  name: { ru: 'Клиника из заглушки', en: 'Stub clinic' },
  logo: picture,
  country: 'KZ',
  phones: ['+77001234567'],
  isOnlineEntryActive: true,
  template: 'landing-wide',
  timezone: 'Asia/Almaty',
  isDemo: true,
}

const menu: MenuItem[] = [
  {
    title: { ru: 'Запись' },
    slug: 'appointment',
    link: { kind: 'page', path: '/appointment' },
    kind: 'appointment',
    items: [],
  },
  {
    title: { ru: 'Новости' },
    slug: 'news',
    link: { kind: 'page', path: '/news' },
    kind: 'news',
    items: [],
  },
]

const category = { slug: 'news', title: { ru: 'Новости' }, order: 1 }
const article: Article = {
  code: 'opened',
  slug: 'opened',
  company: company.code,
  category,
  title: { ru: 'Мы открылись' },
  image: picture,
  date: '2026-11-01T09:00:00.000Z',
}

const doctor: Specialist = {
  code: 'stub-doctor',
  slug: 'stub-doctor',
  name: { ru: 'Ким Анна' },
  photo: picture,
  specialities: [{ ru: 'Терапевт' }],
  languages: ['ru'],
}

const listed: ListingItem = {
  section: 'clinics',
  code: company.code,
  slug: company.slug,
  name: company.name,
  company,
  specialities: [],
  features: [],
  languages: [],
  slots: [],
  timezone: company.timezone,
  isDemo: true,
}

const pageOf = <T>(items: T[]): Paged<T> => ({ items, page: 1, pages: 1, total: items.length })
const ofCompany = ({ company: code }: ArticleQuery) => pageOf(code === company.code ? [article] : [])

async function found<T>(thing: T, is: boolean): Promise<T> {
  if (!is) throw new SourceError(404, 'The stub has one of each')
  return thing
}

/** The smallest content source: one clinic with a menu, a news item, a doctor, and pictures on another server. */
export const stubSource: OpenSource = ({ tag }) => ({
  company: async (slug) => {
    tag(tags.company(company.code))
    return found(company, slug === company.slug || slug === company.code)
  },
  menu: async () => {
    tag(tags.menu(company.code))
    return menu
  },
  landingSite: async () => {
    tag(tags.site(company.code))
    return { pages: {} }
  },
  news: async (query) => {
    tag(tags.newsOf(company.code))
    return ofCompany(query)
  },
  newsCategories: async () => [category],
  newsItem: (slug) => found<ArticleDetails>(article, slug === article.slug),
  materials: async (query) => ofCompany(query),
  materialCategories: async () => [category],
  material: (slug) => found<ArticleDetails>(article, slug === article.slug),
  specialists: async () => {
    tag(tags.specialists(company.code))
    return [doctor]
  },
  specialist: (_, slug) => found(doctor, slug === doctor.slug),
  person: () => found({ slug: '', cards: [] }, false),
  neighbours: async () => [],
  schedules: async () => [],
  nextFree: async () => [],
  services: async () => [],
  reviews: async () => [],
  comments: async () => [],
  questions: async () => [],
  consulting: async () => pageOf([]),
  latestReviews: async () => ({ ...pageOf([]), cities: [] }),
  gallery: async () => [{ code: 'entrance', image: picture }],
  cabinets: async () => [],
  sharedSection: () => found({ id: '', type: '', v: 1, props: {} }, false),
  customPage: () => found({ slug: '', title: { ru: '' } }, false),
  redirects: async () => [],
  reservedSlugs: async () => [],
  tariffs: async () => [],
  domain: () => found({ host: '', slug: '', isPrimary: false }, false),
  sitemapFiles: async () => [],
  sitemap: async () => [],
  listing: async ({ section, city, speciality }) => {
    tag(tags.listings(section))
    await found(section, city === undefined && speciality === undefined)
    return {
      ...pageOf(section === 'clinics' ? [listed] : []),
      currency: 'KZT',
      eased: [],
      nearCities: [],
      facets: {
        flags: {},
        speciality: [],
        district: [],
        language: [],
        price: [],
        experience: [],
        rating: [],
      },
    }
  },
  comparison: async () => ({ items: [], services: [] }),
  listingCities: async () => [],
  statistics: async () => {
    for (const section of listingSections) tag(tags.listings(section))
    const numbers = { clinics: 1, doctors: 1, others: 0, reviews: 0, bookings: 0 }
    return { all: numbers, countries: [], clinicCities: [], doctorSpecialities: [] }
  },
  directoryServices: async () => pageOf([]),
  serviceOffers: () => found<never>(undefined as never, false),
  companiesByCity: async () => [{ count: 1, companies: [company] }],
  search: async () => ({ isCityNamed: false, isElsewhere: false, groups: [], page: 1, pages: 1 }),
  networks: async () => pageOf([]),
  network: () => found<never>(undefined as never, false),
  document: () => found<never>(undefined as never, false),
  linked: () => found<never>(undefined as never, false),
  searchStart: async () => ({ specialities: [], cities: [] }),
})
