import type { Company } from '../content-adapters/entities.ts'
import type { PageContent } from '../content-adapters/page-content.ts'
import { paths } from '../content-adapters/parts/paths.ts'

/** The settings of a clinic for search engines, on its home page; undefined on all others. */
const homeSeo = (company: Company | undefined, path: string) =>
  company && path === paths.company(company.slug) ? company.settings?.seo : undefined

/** The home page with what the clinic wants search engines and messengers to show (D-DESIGN). */
export function withHomeSeo(content: PageContent, company: Company | undefined, path: string): PageContent {
  const seo = homeSeo(company, path)
  if (!seo || !company) return content
  const { title, description, keywords, image } = seo
  return {
    ...content,
    ...(title && { searchTitle: title }),
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(image && { image: { ...image, alt: company.name }, isImageChosen: true }),
  }
}
