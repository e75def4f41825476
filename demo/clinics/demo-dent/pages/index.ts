import type { SeedPage } from '../../../parts/seed-types.ts'
import { about } from './about.ts'
import { appointment } from './appointment.ts'
import { askQuestion } from './ask-question.ts'
import { contacts } from './contacts.ts'
import { indexPage } from './index-page.ts'
import { promotionsPage } from './promotions.ts'

export const pages: Record<string, SeedPage> = {
  '': indexPage,
  about,
  contacts,
  appointment,
  'ask-question': askQuestion,
  promotions: promotionsPage,
}
