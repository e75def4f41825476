import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import type { Article, ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { Image } from '../entities/image.ts'
import type { ListingItem } from '../entities/listing.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { Paged } from '../entities/paged.ts'
import type { SearchCard } from '../entities/search.ts'
import type { ArticleQuery } from '../source/editorial.ts'
import { type OpenSource, type Source, SourceError } from '../source.ts'

/** A picture on the source's server. */
const picture: Image = {
  src: 'https://cdn.stub.test/entrance.jpg?w=1600',
  width: 1600,
  height: 900,
  alt: { ru: 'Вход в клинику' },
}

const companyOf = (code: string): Company => ({
  code,
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
})

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
const articleOf = (company: Company): Article => ({
  code: 'opened',
  slug: 'opened',
  company: company.code,
  category,
  title: { ru: 'Мы открылись' },
  image: picture,
  date: '2026-11-01T09:00:00.000Z',
})

const doctor: Specialist = {
  code: 'stub-doctor',
  slug: 'stub-doctor',
  name: { ru: 'Ким Анна' },
  photo: picture,
  specialities: [{ ru: 'Терапевт' }],
  languages: ['ru'],
}

const listedOf = (company: Company): ListingItem => ({
  section: 'clinics',
  code: company.code,
  slug: company.slug,
  name: company.name,
  company,
  specialities: [],
  features: [],
  languages: [],
  slots: [],
  districts: [],
  timezone: company.timezone,
  isDemo: true,
})

const pageOf = <T>(items: T[]): Paged<T> => ({ items, page: 1, pages: 1, total: items.length })

/** Fails as a source does where there is no such thing. */
function none(): never {
  throw new SourceError(404, 'The stub has one of each')
}

/** The smallest content source: one clinic, with this code, with a menu, a news item, a doctor, and pictures on another server. */
export function stubOf(code: string): Source {
  const company = companyOf(code)
  const article = articleOf(company)
  const listed = listedOf(company)
  const ofCompany = ({ company: asked }: ArticleQuery) => pageOf(asked === code ? [article] : [])
  const openSource: OpenSource = ({ tag }) => {
    /** The one thing that there is, under its name. Both answers depend on the tag. */
    const found = async <T>(name: string, thing: T, is: boolean): Promise<T> => {
      tag(name)
      return is ? thing : none()
    }
    const absent = async (name: string): Promise<never> => {
      tag(name)
      return none()
    }
    return {
      company: (slug) =>
        found(tags.company(company.code), company, slug === company.slug || slug === company.code),
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
      newsItem: (slug) => found<ArticleDetails>(tags.newsItem(slug), article, slug === article.slug),
      materials: async (query) => ofCompany(query),
      materialCategories: async () => [category],
      material: (slug) => found<ArticleDetails>(tags.material(slug), article, slug === article.slug),
      specialists: async () => {
        tag(tags.specialists(company.code))
        return [doctor]
      },
      specialist: (_, slug) => found(tags.specialists(company.code), doctor, slug === doctor.slug),
      person: () => absent(tags.people),
      neighbours: async () => [],
      schedules: async () => [],
      nextFree: async () => [],
      services: async () => [],
      promotions: async () => [],
      reviews: async () => [],
      comments: async () => [],
      questions: async () => [],
      consulting: async () => pageOf([]),
      latestReviews: ({ city }) =>
        found(tags.listings('clinics'), { ...pageOf([]), cities: [] }, city === undefined),
      gallery: async () => [{ code: 'entrance', image: picture }],
      cabinets: async () => [],
      sharedSection: (_, id) => absent(tags.sharedSection(id)),
      customPage: (slug) => absent(tags.customPage(slug)),
      redirects: async () => [],
      sitesElsewhere: async () => [],
      reservedSlugs: async () => [],
      tariffs: async () => [],
      domain: () => absent(tags.domains),
      shortLink: (slug) => absent(tags.linkSlug(slug)),
      sitemapFiles: async () => [],
      sitemap: async () => [],
      listing: async ({ section, city, speciality }) => ({
        ...(await found(
          tags.listings(section),
          pageOf(section === 'clinics' ? [listed] : []),
          city === undefined && speciality === undefined,
        )),
        currency: 'KZT',
        eased: [],
        nearCities: [],
        facets: {
          flags: {},
          time: [],
          speciality: [],
          district: [],
          language: [],
          price: [],
          experience: [],
          rating: [],
        },
      }),
      comparison: async (_, slugs) => ({
        items: slugs.includes(listed.slug) ? [listed] : [],
        services: [],
      }),
      listingCities: async () => [],
      listingSpecialities: async () => [],
      doctorsAnswers: async () => [],
      statistics: async () => {
        for (const section of listingSections) tag(tags.listings(section))
        const numbers = { clinics: 1, doctors: 1, others: 0, reviews: 0, bookings: 0 }
        return { all: numbers, countries: [], clinicCities: [], doctorSpecialities: [] }
      },
      directoryServices: async () => pageOf([]),
      serviceOffers: () => absent(tags.listings('clinics')),
      companiesByCity: async () => [{ count: 1, companies: [company] }],
      search: async ({ words }) => {
        tag(tags.search)
        const items: SearchCard[] =
          words === company.name.ru
            ? [{ kind: 'clinic', slug: company.slug, name: company.name, reviews: 0, isDemo: true }]
            : []
        const groups = items.map((card) => ({ kind: card.kind, total: 1, isMore: false, items: [card] }))
        return { isCityNamed: false, isElsewhere: false, groups, page: 1, pages: 1 }
      },
      networks: async () => pageOf([]),
      network: () => absent(tags.networks),
      document: async () => none(),
      linked: async () => none(),
      visit: async () => none(),
      visitTimes: async () => none(),
      searchStart: async () => ({ specialities: [], cities: [] }),
    }
  }
  // It has nothing that could change.
  return { openSource, forget: () => {} }
}

export const stubSource: Source = stubOf('stub-1')
