import type { Role } from './roles.ts'

/** Sections of the business section in the order of its menu (D-PERM, R92–R113), by what they are about. */
export const sectionGroups = {
  patients: ['doctor-appointment', 'online-consultations', 'questions', 'reviews'],
  clinic: ['mis', 'mis-practice', 'cabinets', 'staff', 'organizations'],
  site: ['clinic-website', 'news', 'links', 'translation', 'ai-translator'],
  promotion: ['promotion', 'whatsapp', 'bonus-system'],
} as const

export type SectionGroup = keyof typeof sectionGroups

/** A section that has a place in the menu. */
export type MenuSection = (typeof sectionGroups)[SectionGroup][number]

export const menuSections: readonly MenuSection[] = Object.values(sectionGroups).flat()

/** Everything that a right is given for: the sections of the menu, and the figures, which have no screen of their own. */
export const sections = [...menuSections, 'statistics'] as const
export type Section = (typeof sections)[number]

/** Sections that may stand in the bar of a phone, the most used first; each has a short name. */
export const barSections = [
  'doctor-appointment',
  'reviews',
  'questions',
  'clinic-website',
  'online-consultations',
  'cabinets',
  'staff',
  'news',
  'mis',
] as const satisfies readonly MenuSection[]
export type BarSection = (typeof barSections)[number]

/** Paths that are not the section's own name. */
const paths: Partial<Record<MenuSection, string>> = {
  news: 'clinic-website/news',
  organizations: 'organizations/hub',
}

/** The address of a section below `/pro/{company}/`: `cabinets`, `clinic-website/news`. */
export const sectionPath = (section: MenuSection): string => paths[section] ?? section

export const actions = ['read', 'write', 'publish', 'moderate'] as const
export type Action = (typeof actions)[number]

/** What a person may do, by section; one that is absent is closed. */
export type Permissions = Partial<Record<Section, readonly Action[]>>

/** Sections in which something is published apart from being written; an editor does so only where it was granted. */
export const publishedSections: readonly Section[] = ['clinic-website', 'news', 'links']

const r = ['read'] as const
const rw = ['read', 'write'] as const
const rwp = ['read', 'write', 'publish'] as const

const all = (given: readonly Action[], those: readonly Section[]): Permissions =>
  Object.fromEntries(those.map((section) => [section, given]))

const site = ['clinic-website', 'news', 'links'] as const
const promotion = ['promotion', 'whatsapp', 'bonus-system'] as const
const translation = ['translation', 'ai-translator'] as const
const questions = ['online-consultations', 'questions'] as const
const mis = ['mis', 'mis-practice'] as const

/** Role × section → actions (D-PERM). What concerns a person's own patients only is narrowed by the section itself. */
export const rolePermissions: Record<Role, Permissions> = {
  owner: { ...all(rw, sections), ...all(rwp, site), statistics: r },
  manager: {
    ...all(rw, [...mis, 'doctor-appointment', ...questions, 'reviews', 'staff', ...translation]),
    ...all(rwp, site),
    ...all(r, ['cabinets', ...promotion, 'organizations', 'statistics']),
  },
  registrar: {
    ...all(rw, ['doctor-appointment']),
    ...all(r, [...mis, ...questions, 'reviews', 'cabinets', 'staff']),
  },
  doctor: {
    ...all(r, [...mis, ...translation]),
    ...all(rw, ['doctor-appointment', ...questions, 'reviews']),
  },
  editor: {
    ...all(rw, [...site, ...promotion, ...translation, 'organizations']),
    ...all(r, ['reviews']),
  },
  analyst: all(r, [
    ...mis,
    'doctor-appointment',
    ...questions,
    'reviews',
    ...site,
    'cabinets',
    'staff',
    ...promotion,
    'organizations',
    'statistics',
  ]),
}
