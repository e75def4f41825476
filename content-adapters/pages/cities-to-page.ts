import cityChoice from '../../schemas/blocks/city-choice.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** The page on which a reader chooses a city and goes on to `to` (R129); not for search engines. */
export function citiesToPage(to: string): PageContent {
  const title = words('head:cities.title')
  return {
    title,
    type: 'website',
    robots: 'noindex',
    blocks: [
      storedBlock(pageTitle, { title, lead: words('head:cities.lead') }),
      storedBlock(cityChoice, { to }),
    ],
    sidebar: [],
  }
}
