import type { Label } from '../core/type.ts'

/** Roles in a company (D-PERM), the highest first. */
export const roles = ['owner', 'manager', 'registrar', 'doctor', 'editor', 'analyst'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, Label> = {
  owner: { ru: 'Владелец', kk: 'Иесі', uz: 'Egasi', en: 'Owner' },
  manager: { ru: 'Управляющий', kk: 'Басқарушы', uz: 'Boshqaruvchi', en: 'Manager' },
  registrar: { ru: 'Регистратор', kk: 'Тіркеуші', uz: 'Registrator', en: 'Receptionist' },
  doctor: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
  editor: { ru: 'Редактор', kk: 'Редактор', uz: 'Muharrir', en: 'Editor' },
  analyst: { ru: 'Аналитик', kk: 'Талдаушы', uz: 'Tahlilchi', en: 'Analyst' },
}

/** True if the first role is higher than the second. */
export const isAbove = (one: Role, other: Role): boolean => roles.indexOf(one) < roles.indexOf(other)

/** The code of "all cabinets", the company itself (B-35). */
export const wholeCompany = '0'

/** The code in place of a company's where the product itself is the owner. No company has it. */
export const productCode = 'product'

/** True if a member with these cabinets may enter that one; the company itself requires all cabinets. */
export const mayEnter = (cabinets: readonly string[], cabinet: string): boolean =>
  cabinets.includes(wholeCompany) || cabinets.includes(cabinet)

/** The union of two lists of cabinets; all of them if either list has all. */
export const joinCabinets = (one: readonly string[], other: readonly string[]): string[] =>
  mayEnter([...one, ...other], wholeCompany) ? [wholeCompany] : [...new Set([...one, ...other])]
