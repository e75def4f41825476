import { isEqual } from '../../schemas/core/is-equal.ts'

export type Entity = Record<string, unknown>

/** A field that two people have changed to different values. */
export type FieldConflict = { name: string; base: unknown; mine: unknown; theirs: unknown }

/**
 * A three-way merge by field: a field that only one version changed is taken from that version; one that both changed to
 * different values is a conflict, for which `merged` has mine.
 */
export function mergeVersions(
  base: Entity,
  mine: Entity,
  theirs: Entity,
): { merged: Entity; conflicts: FieldConflict[] } {
  const merged: Entity = {}
  const conflicts: FieldConflict[] = []
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [before, own, other] = [base[name], mine[name], theirs[name]]
    const isMine = !isEqual(before, own)
    const isTheirs = !isEqual(before, other)
    const taken = isMine ? own : other
    if (taken !== undefined) merged[name] = taken
    if (isMine && isTheirs && !isEqual(own, other))
      conflicts.push({ name, base: before, mine: own, theirs: other })
  }
  return { merged, conflicts }
}
