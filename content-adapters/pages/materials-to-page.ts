import materialList from '../../schemas/blocks/material-list.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { ArticleCategory, Company } from '../entities.ts'
import type { PageContent } from '../page-content.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

type MaterialList = { company: Company; category?: Pick<ArticleCategory, 'slug' | 'title'>; page?: number }

/** One page of a clinic's materials, grouped by category, or of one category (B-23). */
export function materialsToPage({ company, category, page = 1 }: MaterialList): PageContent {
  const name = category?.title ?? words('head:materials')
  return {
    ...companyPage(company, {
      title: name,
      description: 'head:materialsDescription',
      blocks: [
        storedBlock(materialList, withoutUndefined({ titleHidden: true, category: category?.slug, page })),
      ],
    }),
    ...(page > 1 && { title: words('head:listPage', { name, page }) }),
  }
}
