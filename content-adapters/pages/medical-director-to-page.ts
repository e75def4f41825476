import newsGrid from '../../schemas/blocks/news-grid.ts'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { PageContent } from '../page-content.ts'
import { shortened } from '../parts/localized-text.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

type Options = {
  company: Company
  category: { slug: string; title?: LocalizedText }
  director?: Specialist | undefined
}

/** The medical director's blog (R83): the director, if known, and the news of the blog's category. */
export const medicalDirectorToPage = ({ company, category, director }: Options): PageContent =>
  companyPage(company, {
    title: shortened(category.title ?? words('head:medicalDirector'), 200),
    description: 'head:medicalDirectorDescription',
    blocks: [
      ...(director
        ? [
            storedBlock(specialistGrid, {
              slug: director.slug,
              titleHidden: true,
              title: words('head:director'),
            }),
          ]
        : []),
      storedBlock(newsGrid, { category: category.slug, titleHidden: true, page: 1 }),
    ],
  })
