import type { Locale } from '../locales/locale.ts'
import type { LocalizedText } from '../schemas/core/localized.ts'
import type { Static, t } from '../schemas/core/type.ts'
import { foundFacts } from '../schemas/directory/found-facts.ts'

/** Facts that a clinic may have or lack. */
export const factNames = [...foundFacts, 'contacts', 'reviews', 'news', 'booking', 'promotions'] as const
export type FactName = (typeof factNames)[number]

/** A picture as blocks store it. */
export type StoredPicture = Static<ReturnType<typeof t.image>>

/** The facts that patterns and proposals depend on. All other facts of a clinic are read by blocks with loaders, and so stay true. */
export type ClinicFacts = {
  name: LocalizedText
  /** The name of a file of `kinds/`. */
  kind: string
  has: ReadonlySet<FactName>
  /** The first picture of its gallery. */
  photo?: StoredPicture
  /** The colour of its logo, `#rrggbb`. */
  logoColor?: string
  /** The languages of its site; Russian is always among them. */
  locales: readonly Locale[]
}
