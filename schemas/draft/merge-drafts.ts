import { isEqual } from '../core/is-equal.ts'
import type { Problem } from '../core/problem.ts'
import { accept } from './accept.ts'
import { applyChange } from './change.ts'
import { diffDrafts } from './diff.ts'
import type { SiteDraft } from './site-draft.ts'

/** The site `theirs` with all differences of `mine` from `base`, or a problem at each place that both have changed to different values. */
export function mergeDrafts(
  base: SiteDraft,
  mine: SiteDraft,
  theirs: SiteDraft,
): { draft: SiteDraft } | { problems: Problem[] } {
  if (isEqual(base, theirs)) return { draft: mine }
  const later = diffDrafts(base, theirs)
  let current = base
  const inverses = later.map((change) => {
    const applied = applyChange(current, change)
    if (!applied) throw new Error(`A difference does not apply at ${change.path.join('.')}`)
    current = applied.draft
    return applied.inverse
  })
  const outcome = accept(theirs, [{ changes: later, inverses }], diffDrafts(base, mine))
  if ('draft' in outcome) return { draft: outcome.draft }
  const against = 'conflicts' in outcome ? outcome.conflicts.map(({ change }) => change) : outcome.refused
  return { problems: against.map(({ path }) => ({ path, code: 'changedSince', params: {} })) }
}
