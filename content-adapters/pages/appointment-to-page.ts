import appointment from '../../schemas/blocks/appointment.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** How to book a visit (R77). */
export const appointmentToPage = ({ company }: { company: Company }): PageContent =>
  companyPage(company, {
    title: words('head:appointment'),
    description: 'head:appointmentDescription',
    blocks: [
      storedBlock(appointment, { titleHidden: true }),
      ...(company.hours ? [storedBlock(openingHours, {})] : []),
    ],
  })
