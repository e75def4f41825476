import type { Locale } from '../../../../../locales/locale.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { PartChange } from '../../../../../schemas/draft/summary.ts'
import type { TextDifference } from '../../../../../schemas/draft/text-differences.ts'

/** A changed non-text value, formatted for display; pictures, lists and menu targets have no `before`/`after`. */
export type ValueDifference = { label: string; before?: string; after?: string }

/** A part in which two sites differ: a block, an entry of the menu, a value of a page or of the design. */
export type Difference = {
  path: Path
  name: string
  change: PartChange
  texts: readonly TextDifference[]
  values: readonly ValueDifference[]
}

/** The differences of a page, the menu or the design. */
export type DifferenceGroup = {
  path: Path
  name: string
  change: PartChange
  differences: readonly Difference[]
}

/** The page that a part belongs to; undefined for the menu and the design. */
export const pageOf = ([kind, page]: Path): string | undefined =>
  kind === 'pages' ? String(page) : undefined

/** The block id, if the path is in a block. */
export const blockIdOf = (path: Path): string | undefined =>
  path[0] === 'pages' && path[2] === 'blocks' ? String(path[3]) : undefined

/** Languages in which a part differs. */
export const localesOf = ({ texts }: Difference): Locale[] => [...new Set(texts.map(({ locale }) => locale))]
