import newsArticle from '../../schemas/blocks/news-article.ts'
import newsGrid from '../../schemas/blocks/news-grid.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { articleToPage } from './article-to-page.ts'

/** The page of a news item (R75), with other news below. */
export const newsItemToPage = (page: {
  company: Company
  menu: readonly MenuItem[]
  item: ArticleDetails
}): PageContent => {
  const { slug } = page.item
  return articleToPage({
    ...page,
    kind: 'news',
    blocks: [
      storedBlock(newsArticle, { slug }),
      storedBlock(newsGrid, { title: words('head:readNext'), except: slug, limit: 3 }),
    ],
  })
}
