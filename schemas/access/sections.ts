import type { Role } from './roles.ts'

/** Sections of the business section in menu order (D-PERM, R92–R113), grouped by topic. */
export const sectionGroups = {
  patients: ['doctor-appointment', 'online-consultations', 'questions', 'reviews'],
  mis: ['patients', 'documents', 'mis', 'mis-practice', 'exchange'],
  clinic: ['cabinets', 'staff', 'organizations'],
  site: ['clinic-website', 'news', 'links', 'translation', 'ai-translator'],
  promotion: ['statistics', 'promotion', 'whatsapp', 'bonus-system'],
} as const

export type SectionGroup = keyof typeof sectionGroups

/** A section in the menu. */
export type MenuSection = (typeof sectionGroups)[SectionGroup][number]

export const menuSections: readonly MenuSection[] = Object.values(sectionGroups).flat()

/**
 * All sections that have permissions: those of the menu, and doctors' notes on patients, which have no screen of their own.
 */
export const sections = [...menuSections, 'notes'] as const
export type Section = (typeof sections)[number]

/** Sections that can be in the bottom bar of a phone, the most used first; each has a short name. */
export const barSections = [
  'mis-practice',
  'doctor-appointment',
  'patients',
  'clinic-website',
  'reviews',
  'questions',
  'online-consultations',
  'cabinets',
  'staff',
  'news',
  'mis',
] as const satisfies readonly MenuSection[]
export type BarSection = (typeof barSections)[number]

/** Paths that differ from the name of the section. */
const paths: Partial<Record<MenuSection, string>> = {
  news: 'clinic-website/news',
  organizations: 'organizations/hub',
  patients: 'mis/patients',
  documents: 'mis/documents',
  statistics: 'figures',
}

/** The path of a section below `/pro/{company}/`: `cabinets`, `clinic-website/news`. */
export const sectionPath = (section: MenuSection): string => paths[section] ?? section

export const actions = ['read', 'write', 'publish', 'moderate'] as const
export type Action = (typeof actions)[number]

/** Permitted actions by section; an absent section is closed. */
export type Permissions = Partial<Record<Section, readonly Action[]>>

/** Sections with a separate right to publish; editors have it only if it was granted to them. That of bonuses is to set the rules of the programme. */
export const publishedSections: readonly Section[] = ['clinic-website', 'news', 'links', 'bonus-system']

/** Those in which a member can be given that right besides what the role has. */
export const grantedSections: readonly Section[] = ['clinic-website', 'news', 'links']

const r = ['read'] as const
const rw = ['read', 'write'] as const
const rwp = ['read', 'write', 'publish'] as const

const all = (given: readonly Action[], those: readonly Section[]): Permissions =>
  Object.fromEntries(those.map((section) => [section, given]))

const site = ['clinic-website', 'news', 'links'] as const
const promotion = ['promotion', 'whatsapp'] as const
const translation = ['translation', 'ai-translator'] as const
const questions = ['online-consultations', 'questions'] as const

/** Role × section → actions (D-PERM). Restrictions to a person's own patients are enforced by the section itself. */
export const rolePermissions: Record<Role, Permissions> = {
  owner: { ...all(rw, sections), ...all(rwp, [...site, 'bonus-system']), statistics: r },
  manager: {
    ...all(rw, [
      'mis',
      'patients',
      'documents',
      'doctor-appointment',
      ...questions,
      'reviews',
      'staff',
      'exchange',
      // Corrects balances; the programme is the owner's.
      'bonus-system',
      ...translation,
    ]),
    ...all(rwp, site),
    ...all(r, ['cabinets', ...promotion, 'organizations', 'statistics']),
  },
  registrar: {
    ...all(rw, ['doctor-appointment', 'patients']),
    // Takes points with payments, which the right to write patients allows.
    ...all(r, ['mis', 'documents', ...questions, 'reviews', 'cabinets', 'staff', 'bonus-system']),
  },
  doctor: {
    // The screen of a practice is open to who has a doctor's card, where the company has it (`backend/staff/practice/is-practice.ts`).
    ...all(r, ['mis', 'mis-practice', 'patients', ...translation]),
    ...all(rw, ['doctor-appointment', 'documents', 'notes', ...questions, 'reviews']),
  },
  editor: {
    ...all(rw, [...site, ...promotion, ...translation, 'organizations']),
    ...all(r, ['reviews']),
  },
  analyst: all(r, [
    'mis',
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
