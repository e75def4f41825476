import faq from '../../schemas/blocks/faq.ts'
import featureList from '../../schemas/blocks/feature-list.ts'
import steps from '../../schemas/blocks/steps.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { isInKazakhstan } from '../parts/is-in-kazakhstan.ts'
import { checking, determineLead, notInsured } from '../texts/determine.ts'
import { officialSources } from '../texts/insurance.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'
import { contactPrompt } from './contact-prompt.ts'

type Options = { company: Company; menu: readonly MenuItem[] }

/** How to check one's insurance in Kazakhstan (menu type 12); undefined in other countries. */
export function determineToPage({ company, menu }: Options): PageContent | undefined {
  if (!isInKazakhstan(company)) return undefined
  return companyPage(company, {
    title: words('head:determine'),
    lead: determineLead,
    description: 'head:determineDescription',
    blocks: [
      storedBlock(steps, checking),
      storedBlock(featureList, { ...officialSources, arrangement: 'rows' }, 'sources'),
      storedBlock(faq, notInsured),
      ...contactPrompt(company, menu),
    ],
  })
}
