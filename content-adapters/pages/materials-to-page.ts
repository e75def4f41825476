import materialList from '../../schemas/blocks/material-list.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ArticleCategory } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'
import { companySidebar } from './company-sidebar.ts'

type MaterialList = { company?: Company; category?: Pick<ArticleCategory, 'slug' | 'title'>; page?: number }

/** One page of the materials of a clinic or of all clinics, grouped by category, or of one category (B-23). */
export function materialsToPage({ company, category, page = 1 }: MaterialList): PageContent {
  const name = category?.title ?? words('head:materials')
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: company
      ? words('head:materialsDescription', { name: company.name })
      : words('head:allMaterialsDescription'),
    type: 'website',
    blocks: [
      storedBlock(pageTitle, { title: name }),
      storedBlock(materialList, withoutUndefined({ titleHidden: true, category: category?.slug, page })),
    ],
    sidebar: company ? companySidebar(company) : [],
  }
}
