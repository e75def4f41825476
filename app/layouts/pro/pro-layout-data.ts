import type { Text } from '../../../locales/locale.ts'
import type { Permissions } from './areas.ts'

/** A company or a cabinet in a switch. The cabinet `0` stands for all of them. */
export type Place = { code: string; name: Text }

/** A place with the way to it, without the language. */
export type LinkedPlace = Place & { href: string }

/** What the pro layout shows; whoever signs a person in gives it. */
export type ProLayoutData = {
  /** The company that is open. */
  company: LinkedPlace
  /** All companies of the person, the open one too. */
  companies: readonly LinkedPlace[]
  cabinets: readonly Place[]
  /** True for whoever works in all of them, so that they may be chosen together. */
  seesAll: boolean
  /** The cabinet that is chosen, `0` for all. */
  cabinetCode: string
  permissions: Permissions
  user: { name: string; role: string }
  /** Absent where there are none yet. */
  notifications?: { unread: number; href: string }
}
