import faq from '../../schemas/blocks/faq.ts'
import featureList from '../../schemas/blocks/feature-list.ts'
import steps from '../../schemas/blocks/steps.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { isInKazakhstan } from '../parts/is-in-kazakhstan.ts'
import { gobmpCare, gobmpLead, gobmpQuestions } from '../texts/gobmp.ts'
import { officialSources, registering } from '../texts/insurance.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'
import { contactPrompt } from './contact-prompt.ts'

type Options = { company: Company; menu: readonly MenuItem[] }

/** The guaranteed volume of free medical care (R68), only in Kazakhstan; undefined in other countries. */
export function gobmpToPage({ company, menu }: Options): PageContent | undefined {
  if (!isInKazakhstan(company)) return undefined
  return companyPage(company, {
    title: words('head:gobmp'),
    lead: gobmpLead,
    description: 'head:gobmpDescription',
    blocks: [
      storedBlock(featureList, { ...gobmpCare, arrangement: 'pairs' }, 'care'),
      storedBlock(steps, registering),
      storedBlock(faq, { items: gobmpQuestions }),
      storedBlock(featureList, { ...officialSources, arrangement: 'rows' }, 'sources'),
      ...contactPrompt(company, menu),
    ],
  })
}
