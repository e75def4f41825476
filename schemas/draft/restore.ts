import type { Locale } from '../../locales/locale.ts'
import type { Path } from '../core/problem.ts'
import { type Change, nodePath } from './change.ts'
import { diffDrafts } from './diff.ts'
import { withLanguage } from './restore-language.ts'
import { withNode } from './restore-node.ts'
import { setAt, valueAt } from './set-at.ts'
import type { SiteDraft } from './site-draft.ts'

/** The part of a version to restore: all below a path as in a change (`[]` is the whole site), or only its texts in one language. */
export type RestoredPart = { path: Path; locale?: Locale }

const isWithin = (outer: Path, inner: Path) => outer.every((step, index) => step === inner[index])

/** The draft with the version's value at a path. */
function withPart(draft: SiteDraft, version: SiteDraft, path: Path): SiteDraft {
  if (path.length === 0) return version
  const isInPage = path[0] === 'pages' && path.length > 2
  if (isInPage && valueAt(draft, path.slice(0, 2)) === undefined) return draft
  const node = nodePath(path)
  if (node) return withNode(draft, version, node)
  return (setAt(draft, path, valueAt(version, path))?.value ?? draft) as SiteDraft
}

/**
 * The changes that make a part of a draft as it is in a version, in an order in which they can be applied; none if they are equal already.
 * Nodes added since are removed, nodes removed since return to their places, everything beside the part stays.
 */
export function restore(draft: SiteDraft, version: SiteDraft, { path, locale }: RestoredPart): Change[] {
  if (locale === undefined) return diffDrafts(draft, withPart(draft, version, path))
  return diffDrafts(draft, withLanguage(draft, version, locale)).filter((change) =>
    isWithin(path, change.path),
  )
}
