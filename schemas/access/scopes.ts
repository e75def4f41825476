import { type Action, type MenuSection, type Permissions, type Section, sections } from './sections.ts'

const r = ['read'] as const
const rw = ['read', 'write'] as const
const rwp = ['read', 'write', 'publish'] as const

/**
 * What a key of another program may do at most, by section: what calls there are. Notes of doctors are read and written, bonus points given
 * and used, and tables of a whole section taken, by people alone; and a program never changes who works for a clinic: it could give itself, or somebody else, more than its key allows.
 */
export const keySections = {
  'doctor-appointment': rw,
  'online-consultations': rw,
  questions: rw,
  reviews: rw,
  patients: rw,
  documents: rw,
  mis: rw,
  'mis-practice': r,
  cabinets: rw,
  staff: r,
  'clinic-website': rwp,
  news: rwp,
  links: rwp,
  statistics: r,
  promotion: rw,
  whatsapp: rw,
} as const satisfies Partial<Record<MenuSection, readonly Action[]>>

export type KeySection = keyof typeof keySections

/** What a key may do in a section: `patients:read`. */
export type Scope = `${KeySection}:${Action}`

/** All scopes that a key may have. */
export const scopes = Object.entries(keySections).flatMap(([section, actions]) =>
  actions.map((action) => `${section}:${action}` as Scope),
)

/** The scope for what somebody does in a section; undefined for what only people do. */
export const scopeFor = (section: Section, action: Action): Scope | undefined =>
  scopes.find((scope) => scope === `${section}:${action}`)

/** The part of some permissions that lies within scopes. */
export function withinScopes(permissions: Permissions, given: readonly string[]): Permissions {
  const narrowed = sections.map((section) => {
    const allowed = permissions[section]?.filter((action) => given.includes(`${section}:${action}`)) ?? []
    return [section, allowed] as const
  })
  return Object.fromEntries(narrowed.filter(([, allowed]) => allowed.length > 0))
}
