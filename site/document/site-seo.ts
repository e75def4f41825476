import type { Company } from '../../content-adapters/entities/company.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { paths } from '../../content-adapters/parts/paths.ts'

/**
 * A page with its clinic's texts for search engines and messengers (D-DESIGN): all of them on the home page, and the picture on every page
 * without one of its own.
 */
export function withSiteSeo(content: PageContent, company: Company | undefined, path: string): PageContent {
  const seo = company?.settings?.seo
  if (!seo || !company) return content
  const { title, description, keywords } = seo
  const image = seo.image && {
    image: { ...seo.image, alt: company.name },
    isImageChosen: true as const,
  }
  if (path !== paths.company(company.slug)) return content.image ? content : { ...content, ...image }
  return {
    ...content,
    ...(title && { searchTitle: title }),
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...image,
  }
}
