import type { PageContent } from '../../content-adapters/page-content.ts'
import { medicalDirectorToPage } from '../../content-adapters/pages/medical-director-to-page.ts'
import { articlePageSize } from '../../content-adapters/parts/article-page-size.ts'
import {
  blogCategory,
  directorOf,
  medicalDirectorSlug,
} from '../../content-adapters/parts/medical-director.ts'
import type { LandingContext } from './landing.ts'

/** The medical director's blog (R83); it exists even without a category of news or a director. */
export async function medicalDirector(context: LandingContext): Promise<PageContent> {
  const { source, company } = context
  const [category, specialists] = await Promise.all([categoryOf(context), source.specialists(company.code)])
  return medicalDirectorToPage({ company, category, director: directorOf(specialists) })
}

/** News of the blog, with the same query as on its page. */
export async function blogNews(context: LandingContext) {
  const { slug } = await categoryOf(context)
  const { source, company } = context
  const query = { company: company.code, category: slug, page: 1, size: articlePageSize }
  return (await source.news(query)).items
}

const categoryOf = async ({ source, company }: LandingContext) =>
  blogCategory(await source.newsCategories(company.code)) ?? { slug: medicalDirectorSlug }
