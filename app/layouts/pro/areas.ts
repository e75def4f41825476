/** Areas of the business section in the order of the menu, and what each is about (D-PERM, R92–R113). */
export const areaGroups = {
  patients: ['doctor-appointment', 'online-consultations', 'questions', 'reviews'],
  clinic: ['mis', 'mis-practice', 'cabinets', 'staff', 'organizations'],
  site: ['clinic-website', 'news', 'links', 'translation', 'ai-translator'],
  promotion: ['promotion', 'whatsapp', 'bonus-system'],
} as const

export type AreaGroup = keyof typeof areaGroups
export type Area = (typeof areaGroups)[AreaGroup][number]

/** Areas that have a screen; the others appear in the menu when theirs is built, until then their address is a 404. */
export const builtAreas = ['cabinets', 'staff'] as const satisfies readonly Area[]
export type BuiltArea = (typeof builtAreas)[number]

export const isBuilt = (area: Area | undefined): area is BuiltArea =>
  builtAreas.some((built) => built === area)

/** What a person may do, by area: `{ reviews: ['read', 'write'] }` (D-PERM). */
export type Permissions = Partial<Record<string, readonly string[]>>

/** Path of an area below the company's section, where it is not the area's own name. */
const paths: Partial<Record<Area, string>> = {
  news: 'clinic-website/news',
  organizations: 'organizations/hub',
}

/** What of it has a screen. */
export const builtPermissions = (permissions: Permissions): Permissions =>
  Object.fromEntries(builtAreas.flatMap((area) => (permissions[area] ? [[area, permissions[area]]] : [])))

/** The way to an area, without the language; `base` is the company's section, `/pro/{company}`. */
export const areaPath = (base: string, area: Area): string => `${base}/${paths[area] ?? area}`

const groups = Object.keys(areaGroups) as AreaGroup[]
const isVisible = (permissions: Permissions) => (area: Area) => permissions[area]?.includes('read') ?? false

/** The groups of the menu with the areas that a person may read; a group without any is left out. */
export const visibleGroups = (permissions: Permissions): { group: AreaGroup; areas: Area[] }[] =>
  groups
    .map((group) => ({ group, areas: [...areaGroups[group]].filter(isVisible(permissions)) }))
    .filter(({ areas }) => areas.length > 0)

/** Areas that may stand in the bar of a phone, the most used first; each has a short name. */
const barAreas = [
  'doctor-appointment',
  'reviews',
  'questions',
  'clinic-website',
  'online-consultations',
  'cabinets',
  'staff',
  'news',
  'mis',
] as const
export type BarArea = (typeof barAreas)[number]

/** How many areas fit under one thumb, beside the way to all of them. */
const barLength = 4

/** The areas in the bar of a phone. */
export const barAreasOf = (permissions: Permissions): BarArea[] =>
  barAreas.filter(isVisible(permissions)).slice(0, barLength)

/** The area that a path is in: the longest of their paths that it begins with. */
export function currentArea(base: string, path: string): Area | undefined {
  const all = groups.flatMap((group): readonly Area[] => areaGroups[group])
  return all
    .filter((area) => `${path}/`.startsWith(`${areaPath(base, area)}/`))
    .sort((a, b) => areaPath(base, b).length - areaPath(base, a).length)[0]
}
