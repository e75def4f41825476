import callToAction from '../../schemas/blocks/call-to-action.ts'
import materialArticle from '../../schemas/blocks/material-article.ts'
import materialList from '../../schemas/blocks/material-list.ts'
import newsArticle from '../../schemas/blocks/news-article.ts'
import newsGrid from '../../schemas/blocks/news-grid.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { shortened } from '../parts/localized-text.ts'
import { toPage } from '../parts/paths.ts'
import { placePath } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'
import { afterArticle } from './after-article.ts'

type DirectoryArticle = { item: ArticleDetails; publisher: Company | undefined }

/** An article in the directory: the text, its publisher, and further articles of its category. */
const articlePage = (
  { item, publisher }: DirectoryArticle,
  kind: 'news' | 'article',
  [article, next]: [StoredBlock, StoredBlock],
): PageContent =>
  withoutUndefined({
    title: item.title,
    description: item.lead && shortened(item.lead, 300),
    image: item.image,
    type: 'article' as const,
    version: item.version,
    subject: withoutUndefined({ kind, date: item.date, author: item.author }),
    blocks: [article, ...afterArticle(kind, item.slug), ...(publisher ? [publishedBy(publisher)] : []), next],
    sidebar: [],
  })

const publishedBy = ({ name, kind, slug }: Company): StoredBlock =>
  storedBlock(callToAction, {
    title: words('head:published', { name }),
    action: { label: words('head:visitClinic'), link: toPage(placePath({ kind, slug })) },
    tone: 'calm',
  })

/** A news item of any clinic (R16). */
export const directoryNewsItemToPage = (page: DirectoryArticle): PageContent => {
  const { slug, category } = page.item
  const title = words('head:readNext')
  return articlePage(page, 'news', [
    storedBlock(newsArticle, { slug }),
    storedBlock(newsGrid, { title, category: category.slug, except: slug, limit: 3 }),
  ])
}

/** A material of any clinic (R20). */
export const directoryMaterialToPage = (page: DirectoryArticle): PageContent => {
  const { slug, category } = page.item
  const title = words('head:readNext')
  return articlePage(page, 'article', [
    storedBlock(materialArticle, { slug }),
    storedBlock(materialList, { title, category: category.slug, except: slug, allLink: false }),
  ])
}
