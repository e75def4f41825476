import type { Locale } from '../../locales/locale.ts'
import type { Action, Section } from '../../schemas/access/sections.ts'
import type { Membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The member who opens their day, the company, and the member's rights there. */
export type Asking = {
  orm: Orm
  locale: Locale
  member: Membership
  /** Code of the branch; of the whole company `0`. */
  cabinet: string
  may: (section: Section, action: Action) => boolean
  /** The day of the clinic. */
  date: string
}
