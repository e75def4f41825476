import newsArticle from '../../../schemas/blocks/news-article.ts'
import type { Company, NewsDetails } from '../../entities.ts'
import type { PageContent } from '../../page-content.ts'
import { defined } from '../../parts/defined.ts'
import { shortened } from '../../parts/localized-text.ts'
import { storedBlock } from '../../parts/stored-block.ts'
import { companySidebar } from './company-sidebar.ts'

/** A news item's page (R75); a `redirect` is followed before (B-11). */
export const newsItemToPage = ({ company, item }: { company?: Company; item: NewsDetails }): PageContent =>
  defined({
    title: item.title,
    description: item.lead && shortened(item.lead, 300),
    image: item.image,
    type: 'article' as const,
    blocks: [storedBlock(newsArticle, { slug: item.slug })],
    sidebar: company ? companySidebar(company) : [],
  })
