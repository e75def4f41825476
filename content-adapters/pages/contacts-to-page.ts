import contacts from '../../schemas/blocks/contacts.ts'
import map from '../../schemas/blocks/map.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'
import { mapBlock } from './company-to-page.ts'

/** How to find and reach the clinic (R71). */
export const contactsToPage = ({ company }: { company: Company }): PageContent => {
  const place = mapBlock(company)
  return companyPage(company, {
    title: words('head:contacts'),
    description: 'head:contactsDescription',
    blocks: [
      ...(place ? [place] : []),
      storedBlock(contacts, {
        titleHidden: true,
        branchesHidden: true,
        ...(place && { addressHidden: true }),
      }),
      storedBlock(openingHours, {}),
      ...(place ? [] : [storedBlock(map, { branches: 'only' })]),
    ],
  })
}
