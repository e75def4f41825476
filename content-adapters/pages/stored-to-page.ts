import type { Company } from '../entities/company.ts'
import type { LandingSite } from '../entities/site.ts'
import type { PageContent } from '../page-content.ts'
import { shortened } from '../parts/localized-text.ts'
import { words } from '../words.ts'
import { sidebarBeside } from './company-sidebar.ts'

/** The stored page with a slug (`''` is the index); undefined if there is none. */
export function storedToPage(
  { pages }: LandingSite,
  slug: string,
  company: Company,
): PageContent | undefined {
  const page = Object.hasOwn(pages, slug) ? pages[slug] : undefined
  return (
    page && {
      title: page.title,
      ...(page.searchTitle && { searchTitle: page.searchTitle }),
      ...(page.image && { image: { ...page.image, alt: page.title }, isImageChosen: true }),
      description:
        page.description ?? shortened(words('head:companyDescription', { name: company.name }), 300),
      type: 'website',
      blocks: page.blocks,
      ...(page.version !== undefined && { version: page.version }),
      ...(page.origin && { origin: page.origin }),
      sidebar: sidebarBeside(company, page.blocks),
    }
  )
}
