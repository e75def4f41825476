import { type MenuSection, menuSections, type Permissions } from '../../schemas/access/sections.ts'
import { firstPath, permissionsWithScreen, type Target, targetOf } from './target.ts'

/** The sections of a company that these permissions open, in the order of the menu. */
export function permittedSections(permissions: Permissions): MenuSection[] {
  const shown = permissionsWithScreen(permissions)
  return menuSections.filter((section) => shown[section]?.includes('read'))
}

export type ProVerdict =
  | { kind: 'today' }
  | { kind: 'screen'; target: Exclude<Target, { kind: 'section' }> }
  /** The path names a section; its first screen is below the company's. */
  | { kind: 'first'; path: string }
  | { kind: 'refused'; status: 403 | 404 }

/**
 * The verdict for a member of a company at a path below `/pro/{company}` (B-3): 404 for everybody where there is no screen; 403 without the
 * right. The server's guard and the page call it.
 */
export function proVerdict(path: readonly string[], permissions: Permissions): ProVerdict {
  const permitted = permittedSections(permissions)
  if (path.length === 0) return permitted.length > 0 ? { kind: 'today' } : { kind: 'refused', status: 403 }
  const target = targetOf(path)
  if (!target) return { kind: 'refused', status: 404 }
  if (!permitted.includes(target.section)) return { kind: 'refused', status: 403 }
  if (target.kind === 'section') return { kind: 'first', path: firstPath(target.section) }
  return { kind: 'screen', target }
}
