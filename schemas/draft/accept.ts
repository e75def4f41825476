import { isEqual } from '../core/is-equal.ts'
import type { Path } from '../core/problem.ts'
import { applyChange, type Change, currentValue, nodePath, placeAt } from './change.ts'
import type { SiteDraft } from './site-draft.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** Changes that were saved together, and those that take them back, in the same order. */
export type Entry = { changes: Change[]; inverses: Change[] }

/** A change of the same field that another editor has saved meanwhile; an absent value is a removed one. */
export type Conflict = { change: Change; base?: unknown; theirs?: unknown; entry: number }

/** Either the changed draft with its real changes, or the reasons against them; nothing is changed then. */
export type Acceptance =
  | { draft: SiteDraft; entry: Entry }
  | { conflicts: Conflict[] }
  | { refused: Change[] }

/** The step of a path that stands for the place of a node, beside its fields. */
const placeStep = '@place'

/** All paths that a change writes: a node that is added or removed with all below it, the place of a moved one, or a value. */
export function touchedPaths({ path, value, place }: Change, inverse: Change): Path[] {
  const node = nodePath(path)
  if (!node || node.rest.length > 0) return [path]
  if (place && value === undefined) return [[...path, placeStep]]
  return nodesOf((value ?? inverse.value) as TreeNode, node.name).map(({ id }) => [...node.list, id])
}

const isWithin = (outer: Path, inner: Path) => outer.every((step, index) => step === inner[index])
const overlap = (one: readonly Path[], other: readonly Path[]) =>
  one.some((path) => other.some((beside) => isWithin(path, beside) || isWithin(beside, path)))

const touchedBy = ({ changes, inverses }: Entry): Path[] =>
  changes.flatMap((change, index) => touchedPaths(change, inverses[index] ?? change))

/** True if the draft is already as the change would make it. */
const isDone = (draft: SiteDraft, { path, value, place }: Change): boolean =>
  place && value === undefined
    ? isEqual(placeAt(draft, path), place)
    : isEqual(currentValue(draft, path), value)

/** The draft as it was before entries that were applied to it. */
export const rewind = (draft: SiteDraft, entries: readonly Entry[]): SiteDraft =>
  entries
    .flatMap(({ inverses }) => inverses)
    .reduceRight((current, inverse) => applyChange(current, inverse)?.draft ?? current, draft)

const without = (value: unknown, name: 'base' | 'theirs') => (value === undefined ? {} : { [name]: value })

/**
 * Applies changes that were made on an older revision of a draft to the current one (PS2). `later` are the saves after that revision,
 * oldest first. Fields that both sides changed to different values are conflicts, with the value before and theirs; all others are merged.
 * A change that fits neither the older revision nor the current one is refused.
 */
export function accept(draft: SiteDraft, later: readonly Entry[], changes: readonly Change[]): Acceptance {
  const touched = later.map(touchedBy)
  let current = draft
  let before: SiteDraft | undefined
  const entry: Entry = { changes: [], inverses: [] }
  const conflicts: Conflict[] = []
  const refused: Change[] = []
  for (const change of changes) {
    if (isDone(current, change)) continue
    const applied = applyChange(current, change)
    const mine = applied ? touchedPaths(change, applied.inverse) : [change.path]
    const by = touched.findLastIndex((paths) => overlap(paths, mine))
    if (by >= 0) {
      before ??= rewind(draft, later)
      const place = change.place && change.value === undefined
      const read = place ? placeAt : currentValue
      conflicts.push({
        change,
        ...without(read(before, change.path), 'base'),
        ...without(read(draft, change.path), 'theirs'),
        entry: by,
      })
    } else if (applied) {
      current = applied.draft
      entry.changes.push(change)
      entry.inverses.push(applied.inverse)
    } else refused.push(change)
  }
  if (conflicts.length > 0) return { conflicts }
  return refused.length > 0 ? { refused } : { draft: current, entry }
}
