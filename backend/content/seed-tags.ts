import type { Seed } from '../seed/format.ts'
import { tags } from './tags.ts'

const ofCompany = [
  tags.company,
  tags.menu,
  tags.site,
  tags.newsOf,
  tags.materialsOf,
  tags.specialists,
  tags.services,
  tags.reviews,
  tags.gallery,
  tags.cabinets,
]

/** Everything that a seed may have changed. */
export function seedTags({ companies, customPages, redirects }: Seed): string[] {
  return [
    ...(companies.length > 0 ? [tags.companies, tags.domains, tags.news, tags.materials] : []),
    ...companies.flatMap(({ code }) => ofCompany.map((tag) => tag(code))),
    ...companies.flatMap(({ news }) => news.map(({ slug }) => tags.newsItem(slug))),
    ...companies.flatMap(({ materials }) => materials.map(({ slug }) => tags.material(slug))),
    ...(customPages.length > 0 ? [tags.customPages] : []),
    ...customPages.map(({ slug }) => tags.customPage(slug)),
    ...(redirects.length > 0 ? [tags.redirects] : []),
  ]
}
