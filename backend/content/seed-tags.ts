import { tags } from '../../schemas/tags.ts'
import type { Seed } from '../seed/index.ts'
import { companyLists, tagsOfCompany } from '../shared/shown/company-tags.ts'

/** Tags of everything that a seed may have changed. */
export function seedTags({ companies, customPages, redirects }: Seed): string[] {
  return [
    ...(companies.length > 0 ? companyLists : []),
    ...companies.flatMap(({ code }) => tagsOfCompany(code)),
    ...companies.flatMap(({ news }) => news.map(({ slug }) => tags.newsItem(slug))),
    ...companies.flatMap(({ materials }) => materials.map(({ slug }) => tags.material(slug))),
    ...(customPages.length > 0 ? [tags.customPages] : []),
    ...customPages.map(({ slug }) => tags.customPage(slug)),
    ...(redirects.length > 0 ? [tags.redirects] : []),
  ]
}
