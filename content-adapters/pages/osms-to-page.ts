import faq from '../../schemas/blocks/faq.ts'
import featureList from '../../schemas/blocks/feature-list.ts'
import steps from '../../schemas/blocks/steps.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { isInKazakhstan } from '../parts/is-in-kazakhstan.ts'
import { officialSources, registering } from '../texts/insurance.ts'
import { osmsCare, osmsLead, osmsPayers, osmsQuestions } from '../texts/osms.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'
import { contactPrompt } from './contact-prompt.ts'

type Options = { company: Company; menu: readonly MenuItem[] }

/** Compulsory social health insurance (R67), only in Kazakhstan; undefined in other countries. */
export function osmsToPage({ company, menu }: Options): PageContent | undefined {
  if (!isInKazakhstan(company)) return undefined
  return companyPage(company, {
    title: words('head:osms'),
    lead: osmsLead,
    description: 'head:osmsDescription',
    blocks: [
      storedBlock(featureList, { ...osmsPayers, arrangement: 'rows' }, 'payers'),
      storedBlock(featureList, { ...osmsCare, arrangement: 'pairs' }, 'care'),
      storedBlock(steps, registering),
      storedBlock(faq, { items: osmsQuestions }),
      storedBlock(featureList, { ...officialSources, arrangement: 'rows' }, 'sources'),
      ...contactPrompt(company, menu),
    ],
  })
}
