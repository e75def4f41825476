import materialArticle from '../../schemas/blocks/material-article.ts'
import materialList from '../../schemas/blocks/material-list.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { articleToPage } from './article-to-page.ts'

/** The page of a material (R84), with others of its category. */
export const materialToPage = (page: {
  company: Company
  menu: readonly MenuItem[]
  item: ArticleDetails
}): PageContent => {
  const { slug, category } = page.item
  const title = words('head:readNext')
  return articleToPage({
    ...page,
    kind: 'article',
    blocks: [
      storedBlock(materialArticle, { slug }),
      storedBlock(materialList, { title, category: category.slug, except: slug, allLink: false }),
    ],
  })
}
