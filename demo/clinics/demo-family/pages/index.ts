import { block, columns } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { indexPage } from './index-page.ts'

const contacts: SeedPage = {
  title: { ru: 'Контакты', kk: 'Байланыс' },
  blocks: [
    block('title', 'page-title', { title: { ru: 'Контакты', kk: 'Байланыс' } }),
    block('map', 'map'),
    columns('when-and-where', 'halves', [
      block('contacts', 'contacts', { titleHidden: true, addressHidden: true }),
      block('hours', 'opening-hours'),
    ]),
  ],
}

export const pages: Record<string, SeedPage> = { '': indexPage, contacts }
