import type { CompanySeed } from '../seed/format.ts'

/** Rows of every table for one company of a seed; the order of its lists becomes `position`. */
export function companyRows(seed: CompanySeed) {
  const company = seed.code
  return {
    company: {
      code: seed.code,
      slug: seed.slug,
      kind: seed.kind,
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
      timezone: seed.timezone,
      hours: seed.hours,
      specialities: seed.specialities,
      license: seed.license,
      theme: seed.theme,
      menu: seed.menu,
      isDemo: seed.isDemo,
      attribution: seed.attribution,
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
    newsCategories: seed.newsCategories.map((category) => ({ ...category, company })),
    news: seed.news.map((item) => ({ ...item, company, date: new Date(item.date) })),
    materialCategories: seed.materialCategories.map((category) => ({ ...category, company })),
    materials: seed.materials.map((item) => ({ ...item, company, date: new Date(item.date) })),
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

/** The main branch with what only its company says: readers take a clinic's facts from the branch. */
const withFactsOf = (seed: CompanySeed, branch: CompanySeed['cabinets'][number]) => ({
  ...branch,
  address: branch.address ?? seed.address,
  ...(branch.longitude === undefined && { latitude: seed.latitude, longitude: seed.longitude }),
  phones: branch.phones.length > 0 ? branch.phones : seed.phones,
  hours: branch.hours ?? seed.hours,
})
