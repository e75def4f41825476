import clinicList from '../../schemas/blocks/clinic-list.ts'
import hero from '../../schemas/blocks/hero.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** The home page (R1): an introduction and all clinics with a site. */
export const companiesToPage = (): PageContent => ({
  title: words('head:home'),
  type: 'website',
  blocks: [
    storedBlock(hero, { title: words('head:home'), lead: words('head:homeLead') }),
    storedBlock(clinicList, {}),
  ],
  sidebar: [],
})
