import type { SeedPage } from '../../../parts/seed-types.ts'
import { about } from './about.ts'
import { appointment } from './appointment.ts'
import { contacts } from './contacts.ts'
import { howWeWrite } from './how-we-write.ts'
import { indexPage } from './index-page.ts'

export const pages: Record<string, SeedPage> = {
  '': indexPage,
  about,
  contacts,
  appointment,
  'how-we-write': howWeWrite,
}
