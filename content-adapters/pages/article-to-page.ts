import type { StoredBlock } from '../../schemas/page/page.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { shortened } from '../parts/localized-text.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { afterArticle } from './after-article.ts'
import { bookingPrompt } from './booking-prompt.ts'
import { companySidebar } from './company-sidebar.ts'

type ArticlePage = {
  company: Company
  menu: readonly MenuItem[]
  item: ArticleDetails
  kind: 'news' | 'article'
  /** The article, then further ones. */
  blocks: [article: StoredBlock, next: StoredBlock]
}

/** The page of a news item or material, which ends with a way to see a doctor. A `redirect` is handled before (B-11). */
export const articleToPage = ({
  company,
  menu,
  item,
  kind,
  blocks: [article, next],
}: ArticlePage): PageContent =>
  withoutUndefined({
    title: item.title,
    description: item.lead && shortened(item.lead, 300),
    image: item.image,
    type: 'article' as const,
    version: item.version,
    subject: withoutUndefined({ kind, date: item.date, author: item.author }),
    blocks: [article, ...afterArticle(kind, item.slug), next, ...bookingPrompt(company, menu)],
    sidebar: companySidebar(company),
  })
