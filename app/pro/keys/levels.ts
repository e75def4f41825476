import { type KeySection, keySections, type Scope } from '../../../schemas/access/scopes.ts'
import type { Action } from '../../../schemas/access/sections.ts'

/** What a key may do in a section: nothing, or everything up to this action. */
export type Level = 'none' | Action

const actionsOf = (section: KeySection): readonly Action[] => keySections[section]

/** The levels that a section has, the least first. */
export const levelsOf = (section: KeySection): readonly Level[] => ['none', ...actionsOf(section)]

/** The scopes of a level. */
export const scopesOf = (section: KeySection, level: Level): Scope[] =>
  level === 'none'
    ? []
    : actionsOf(section)
        .slice(0, actionsOf(section).indexOf(level) + 1)
        .map((action): Scope => `${section}:${action}`)

/** The level that some scopes give. */
export const levelOf = (section: KeySection, scopes: readonly string[]): Level =>
  actionsOf(section).findLast((action) => scopes.includes(`${section}:${action}`)) ?? 'none'

/** The key of the words for a level. */
export const levelWord = (level: Level) => `keys:level.${level as Exclude<Level, 'moderate'>}` as const
