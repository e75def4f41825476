import { addDays, calendarDate } from '../../schemas/formats/zone.ts'
import type { CompanySeed } from '../seed/index.ts'

/** Rows of every table for one company of a seed; the order of its lists becomes `position`. */
export function companyRows(seed: CompanySeed) {
  const company = seed.code
  return {
    company: {
      code: seed.code,
      slug: seed.slug,
      kind: seed.kind,
      parent: seed.parent,
      name: seed.name,
      category: seed.category,
      description: seed.description,
      country: seed.country,
      city: seed.city,
      address: seed.address,
      latitude: seed.latitude,
      longitude: seed.longitude,
      phones: seed.phones,
      whatsapp: seed.whatsapp,
      email: seed.email,
      emailForIssues: seed.emailForIssues,
      site: seed.site,
      logo: seed.logo,
      favicon: seed.favicon,
      template: seed.template,
      isOnlineEntryActive: seed.isOnlineEntryActive,
      takesConsultations: seed.takesConsultations,
      timezone: seed.timezone,
      hours: seed.hours,
      specialities: seed.specialities,
      license: seed.license,
      features: seed.features,
      theme: seed.theme,
      menu: seed.menu,
      isDemo: seed.isDemo,
      attribution: seed.attribution,
      sourceDate: seed.sourceDate,
    },
    cabinets: seed.cabinets.map((cabinet, position) => ({
      ...(position === 0 ? withFactsOf(seed, cabinet) : cabinet),
      company,
      position,
      timezone: cabinet.timezone ?? seed.timezone,
    })),
    specialists: seed.specialists.map(({ position: post, schedule: places, ...person }, position) => ({
      ...person,
      places,
      company,
      position,
      post,
    })),
    schedules: seed.specialists.flatMap(({ code, schedule }) =>
      schedule.map((entry) => ({ ...entry, company, specialist: code })),
    ),
    domains: seed.domains.map((host) => ({ host, company, isPrimary: host === seed.primaryDomain })),
    services: seed.services.map(({ updatedAt: pricedAt, ...service }, position) => ({
      ...service,
      pricedAt,
      company,
      position,
    })),
    promotions: seed.promotions.map(promotionOf(company, seed.timezone)),
    newsCategories: seed.newsCategories.map(categoryOf(company)),
    news: seed.news.map(articleOf(company)),
    newsDrafts: seed.news.map(draftOf(company, seed.newsCategories)),
    materialCategories: seed.materialCategories.map(categoryOf(company)),
    materials: seed.materials.map(articleOf(company)),
    materialDrafts: seed.materials.map(draftOf(company, seed.materialCategories)),
    reviews: seed.reviews.map((review, index) => ({ ...review, company, code: `${company}-${index + 1}` })),
    gallery: seed.gallery.map((photo, position) => ({
      ...photo,
      company,
      code: String(position + 1),
      position,
    })),
    pages: Object.entries(seed.pages).map(([slug, page]) => ({
      company,
      slug,
      content: JSON.stringify(page),
    })),
  }
}

/** A promotion with its days, counted from today. */
const promotionOf =
  (company: string, timezone: string) =>
  ({ begunDaysAgo, days, ...promotion }: CompanySeed['promotions'][number], index: number) => {
    const from = addDays(calendarDate(new Date(), timezone), -begunDaysAgo)
    return { ...promotion, company, code: String(index + 1), from, to: addDays(from, days - 1) }
  }

type ArticleSeed = CompanySeed['news'][number]

type CategorySeed = CompanySeed['newsCategories'][number]

const categoryOf =
  (company: string) =>
  ({ order: position, ...category }: CategorySeed, index: number) => ({
    ...category,
    company,
    position,
    code: String(index + 1),
  })

const articleOf =
  (company: string) =>
  ({ specialist, ...item }: ArticleSeed) => ({
    ...item,
    ...(specialist && { doctor: specialist }),
    company,
    date: new Date(item.date),
  })

/** The editable draft row of a seeded article, already published. */
const draftOf =
  (company: string, categories: readonly CategorySeed[]) =>
  ({ author, specialist, ...item }: ArticleSeed, index: number) => ({
    ...item,
    category: String(categories.findIndex(({ slug }) => slug === item.category) + 1),
    company,
    code: String(index + 1),
    ...(author && { authorName: { ru: author } }),
    ...(specialist && { author: specialist }),
    date: new Date(item.date),
    status: 'published' as const,
    publishedRevision: 1,
    publishedAt: new Date(item.date),
    updatedAt: new Date(item.date),
  })

/** The main branch with the facts that only its company has: readers take a clinic's facts from the branch. */
const withFactsOf = (seed: CompanySeed, branch: CompanySeed['cabinets'][number]) => ({
  ...branch,
  address: branch.address ?? seed.address,
  ...(branch.longitude === undefined && { latitude: seed.latitude, longitude: seed.longitude }),
  phones: branch.phones.length > 0 ? branch.phones : seed.phones,
  hours: branch.hours ?? seed.hours,
})
