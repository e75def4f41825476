import newsGrid from '../../schemas/blocks/news-grid.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { shortened } from '../parts/localized-text.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'
import { companySidebar } from './company-sidebar.ts'

type NewsList = { company?: Company; category?: { slug: string; title: LocalizedText }; page?: number }

/** One page of a news list (R73, R74, R76; B-23): of a clinic or all clinics, of one category or all. */
export function newsToPage({ company, category, page = 1 }: NewsList): PageContent {
  const name = category?.title ?? words('head:news')
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: company
      ? shortened(words('head:newsDescription', { name: company.name }), 300)
      : words('head:allNewsDescription'),
    type: 'website',
    blocks: [
      storedBlock(pageTitle, { title: name }),
      storedBlock(newsGrid, withoutUndefined({ titleHidden: true, category: category?.slug, page })),
    ],
    sidebar: company ? companySidebar(company) : [],
  }
}
