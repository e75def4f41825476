import type { SeedPage } from '../../../parts/seed-types.ts'
import { about } from './about.ts'
import { cardiology } from './cardiology.ts'
import { contacts } from './contacts.ts'
import { diagnostics } from './diagnostics.ts'
import { faq } from './faq.ts'
import { indexPage } from './index-page.ts'
import { prices } from './prices.ts'
import { rehabilitation } from './rehabilitation.ts'
import { surgery } from './surgery.ts'

export const pages: Record<string, SeedPage> = {
  '': indexPage,
  about,
  contacts,
  cardiology,
  diagnostics,
  surgery,
  rehabilitation,
  prices,
  faq,
}
