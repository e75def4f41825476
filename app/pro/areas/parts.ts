import type { ComponentType } from 'react'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'

/** A card in the list of an area, and the way to its form. `at` is its place in the whole list, counted from 0. */
export type CardProps = { row: AreaRow; href: string; at: number }

/** More in the question before a row is removed: what else goes, and why it could not be removed. */
export type RemovalProps = { error: unknown }

/**
 * What an area draws by itself, the default export of `app/pro/areas/<area>.tsx`; what is absent is drawn from its
 * declaration.
 */
export type AreaParts = {
  /** In place of a row of the table. */
  Card?: ComponentType<CardProps>
  /** In the question before one is removed. */
  Removal?: ComponentType<RemovalProps>
  /** False where somebody who may change rows may neither add one nor set their order. */
  mayArrange?: (access: ProPermissions) => boolean
  /** True where the layout shows something of the rows and is drawn anew after a change. */
  isInLayout?: boolean
}
