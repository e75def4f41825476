import {
  type MenuSection,
  menuSections,
  type Permissions,
  sectionPath,
} from '../../schemas/access/sections.ts'
import type { AreaDefinition } from '../../schemas/areas/define-area.ts'
import { areasOf, areaPath as pathOfArea } from '../../schemas/areas/registry.ts'
import { filedKindPath, filedKindsOf } from '../../schemas/cases/filed-kinds.ts'
import { ownSections } from './own-sections.ts'

/** True for sections that have a screen; the others are omitted from the menu, and their path is a 404. */
export const hasScreen = (section: MenuSection): boolean =>
  ownSections.has(section) || areasOf(section).length > 0 || filedKindsOf(section).length > 0

/** The permissions in sections that have a screen. */
export const permissionsWithScreen = (permissions: Permissions): Permissions =>
  Object.fromEntries(
    menuSections
      .filter(hasScreen)
      .flatMap((section) => (permissions[section] ? [[section, permissions[section]]] : [])),
  )

/** The path of a section's first screen, relative to the company's: its own screen, or its first area. */
export function firstPath(section: MenuSection): string {
  const own = sectionPath(section)
  if (ownSections.has(section)) return own
  const paths = [...areasOf(section).map(pathOfArea), ...filedKindsOf(section).map(filedKindPath)]
  return paths.includes(own) ? own : (paths[0] ?? own)
}

/** The path of the first screen of a section that is no entry of the menu by itself; undefined if all are. */
export function restPath(section: MenuSection): string | undefined {
  const areas = areasOf(section)
  if (ownSections.has(section) || !areas.some(({ inMenu }) => inMenu)) return sectionPath(section)
  const others = areas.filter(({ inMenu }) => !inMenu)
  return [...others.map(pathOfArea), ...filedKindsOf(section).map(filedKindPath)][0]
}

/**
 * The target of a path below a company's section: an area (`row` is the code in the path), a kind of case that visitors file, a section that has its own screens (`screen` is
 * the rest of the path), or just a section, which redirects to its first area.
 */
export type Target = { section: MenuSection } & (
  | { kind: 'area'; area: AreaDefinition; row: string | undefined }
  | { kind: 'cases'; cases: string }
  | { kind: 'own'; screen: string | undefined }
  | { kind: 'section' }
)

/** The rest of a path after the prefix `start`; undefined if the path does not begin with it. */
function below(path: readonly string[], start: string): readonly string[] | undefined {
  const steps = start.split('/')
  return steps.every((step, index) => path[index] === step) ? path.slice(steps.length) : undefined
}

/** The section with the longest path that is a prefix of `path`. */
function sectionOf(path: readonly string[]): MenuSection | undefined {
  return menuSections
    .filter((section) => below(path, sectionPath(section)))
    .sort((one, other) => sectionPath(other).length - sectionPath(one).length)[0]
}

/** The target of a path; `path` is the decoded segments below `/pro/{company}`. Undefined for an unknown path. */
export function targetOf(given: readonly string[]): Target | undefined {
  // A news item has an address of its own (R106).
  const path = given[0] === 'news' && given.length === 2 ? ['clinic-website', ...given] : given
  const section = sectionOf(path)
  if (section === undefined) return undefined
  const areas = areasOf(section)
  const cases = filedKindsOf(section).find((kind) => filedKindPath(kind) === path.join('/'))
  if (cases) return { section, kind: 'cases', cases: cases.name }
  const own = ownSections.get(section)
  if (own && !areas.some((area) => below(path, pathOfArea(area)))) {
    const [screen, ...more] = below(path, sectionPath(section)) ?? []
    const isKnown = screen === undefined || own.one !== undefined || own.screens?.[screen] !== undefined
    return isKnown && more.length === 0 ? { section, kind: 'own', screen } : undefined
  }
  const [nearest] = areas
    .flatMap((area) => {
      const rest = below(path, pathOfArea(area))
      return rest ? [{ area, rest }] : []
    })
    .sort((one, other) => one.rest.length - other.rest.length)
  if (nearest) {
    const { area, rest } = nearest
    const most = area.single ? 0 : 1
    return rest.length > most ? undefined : { section, kind: 'area', area, row: rest[0] }
  }
  const isSection =
    areas.length + filedKindsOf(section).length > 0 && below(path, sectionPath(section))?.length === 0
  return isSection ? { section, kind: 'section' } : undefined
}
