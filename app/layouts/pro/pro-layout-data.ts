import type { Text } from '../../../locales/locale.ts'
import type { Person } from '../person.ts'
import type { MenuGroup } from './areas.ts'

/** A company or a cabinet in the switch. The cabinet code `0` stands for all cabinets. */
export type CompanyOrBranch = { code: string; name: Text }

/** A place with its path, without the language. */
export type LinkedPlace = CompanyOrBranch & { href: string }

/** The data of the pro layout, read after sign-in. */
export type ProLayoutData = {
  /** The current company. */
  company: LinkedPlace
  /** All companies of the user, the current one included. */
  companies: readonly LinkedPlace[]
  cabinets: readonly CompanyOrBranch[]
  /** True if the user works in all cabinets, so that "all cabinets" can be chosen. */
  seesAll: boolean
  /** The current cabinet, `0` for all. */
  cabinetCode: string
  /** What the user may open. */
  menu: readonly MenuGroup[]
  /** Path of the company's own site, without the language; absent while it is not public. */
  site?: string
  user: Person & { role: string }
  /** Absent while the notifications area does not exist. */
  notifications?: { unread: number; href: string }
}
