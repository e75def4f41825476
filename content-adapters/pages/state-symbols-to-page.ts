import featureList from '../../schemas/blocks/feature-list.ts'
import verse from '../../schemas/blocks/verse.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { stateSymbols } from '../texts/state-symbols/symbols.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** Flag, emblem and anthem of the company's country (R82); undefined for a country that is not described. */
export function stateSymbolsToPage({ company }: { company: Company }): PageContent | undefined {
  const symbols = stateSymbols(company.country)
  if (!symbols) return undefined
  const { lead, flag, emblem, anthem, usage } = symbols
  return companyPage(company, {
    title: words('head:stateSymbols'),
    lead,
    description: 'head:stateSymbolsDescription',
    blocks: [
      storedBlock(
        featureList,
        {
          title: words('head:flagAndEmblem'),
          arrangement: 'rows',
          items: [
            { title: words('head:flag'), text: flag },
            { title: words('head:emblem'), text: emblem },
          ],
        },
        'flag-and-emblem',
      ),
      storedBlock(verse, {
        title: words('head:anthem'),
        lead: anthem.authors,
        lang: anthem.lang,
        text: anthem.text,
      }),
      storedBlock(
        featureList,
        { title: words('head:symbolsUsage'), arrangement: 'rows', items: usage },
        'usage',
      ),
    ],
  })
}
