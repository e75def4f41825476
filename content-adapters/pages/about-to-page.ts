import gallery from '../../schemas/blocks/gallery.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import richText from '../../schemas/blocks/rich-text.ts'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** «О клинике» (R66): description, doctors, pictures and opening hours of the clinic. */
export const aboutToPage = ({ company }: { company: Company }): PageContent =>
  companyPage(company, {
    title: words('head:about'),
    description: 'head:aboutDescription',
    blocks: [
      ...(company.description ? [storedBlock(richText, { content: company.description })] : []),
      storedBlock(specialistGrid, { limit: 4 }),
      storedBlock(gallery, { limit: 6 }),
      ...(company.hours ? [storedBlock(openingHours, {})] : []),
    ],
  })
