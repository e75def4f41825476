import type { SeedPage } from '../../../parts/seed-types.ts'
import { about } from './about.ts'
import { children } from './children.ts'
import { contacts } from './contacts.ts'
import { faqPage } from './faq.ts'
import { headache } from './headache.ts'
import { indexPage } from './index-page.ts'
import { psychotherapy } from './psychotherapy.ts'

export const pages: Record<string, SeedPage> = {
  '': indexPage,
  about,
  contacts,
  children,
  headache,
  psychotherapy,
  faq: faqPage,
}
