import type { SeedPage } from '../../../parts/seed-types.ts'
import { about } from './about.ts'
import { attachment } from './attachment.ts'
import { children } from './children.ts'
import { contacts } from './contacts.ts'
import { indexPage } from './index-page.ts'
import { timetable } from './timetable.ts'
import { visitingRules } from './visiting-rules.ts'

export const pages: Record<string, SeedPage> = {
  '': indexPage,
  about,
  contacts,
  attachment,
  children,
  timetable,
  'visiting-rules': visitingRules,
}
