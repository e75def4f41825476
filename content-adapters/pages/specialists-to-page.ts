import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** All doctors of the clinic (R78). */
export const specialistsToPage = ({ company }: { company: Company }): PageContent =>
  companyPage(company, {
    title: words('head:specialists'),
    description: 'head:specialistsDescription',
    blocks: [storedBlock(specialistGrid, { titleHidden: true })],
  })
