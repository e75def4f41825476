import newsArticle from '../../schemas/blocks/news-article.ts'
import type { ArticleDetails, Company } from '../entities.ts'
import type { PageContent } from '../page-content.ts'
import { storedBlock } from '../parts/stored-block.ts'
import { articleToPage } from './article-to-page.ts'

/** The page of a news item (R75). */
export const newsItemToPage = (page: { company?: Company; item: ArticleDetails }): PageContent =>
  articleToPage({ ...page, kind: 'news', blocks: [storedBlock(newsArticle, { slug: page.item.slug })] })
