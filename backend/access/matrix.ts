import type { Role } from '../../schemas/roles.ts'
import { type Action, type Area, areas, type Permissions } from './areas.ts'

const r = ['read'] as const
const rw = ['read', 'write'] as const
const rwp = ['read', 'write', 'publish'] as const

const all = (given: readonly Action[], those: readonly Area[]): Permissions =>
  Object.fromEntries(those.map((area) => [area, given]))

const site = ['clinic-website', 'news', 'links'] as const
const promotion = ['promotion', 'whatsapp', 'bonus-system'] as const
const translation = ['translation', 'ai-translator'] as const
const questions = ['online-consultations', 'questions'] as const
const mis = ['mis', 'mis-practice'] as const

/** Role × area → actions (D-PERM). What only concerns a person's own patients is narrowed by the area itself. */
export const matrix: Record<Role, Permissions> = {
  owner: { ...all(rw, areas), ...all(rwp, site), statistics: r },
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
