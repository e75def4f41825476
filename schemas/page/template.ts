import type { Localized } from '../core/localized.ts'

/** Templates of a clinic's site (B-6), with labels. */
export const templateLabels = {
  landing: {
    ru: 'Поликлиника: три колонки',
    kk: 'Емхана: үш баған',
    uz: 'Poliklinika: uch ustun',
    en: 'Polyclinic: three columns',
  },
  'landing-sidebar-wide': {
    ru: 'Частная практика: фотография и запись справа',
    kk: 'Жеке практика: сурет және оң жақта жазылу',
    uz: 'Xususiy amaliyot: surat va oʻngda yozilish',
    en: 'Private practice: a photo, booking on the right',
  },
  'landing-wide': {
    ru: 'Флагман: во всю ширину',
    kk: 'Флагман: толық енімен',
    uz: 'Flagman: butun eniga',
    en: 'Flagship: full width',
  },
  'landing-blog': {
    ru: 'Журнал: одна колонка',
    kk: 'Журнал: бір баған',
    uz: 'Jurnal: bitta ustun',
    en: 'Journal: one column',
  },
} as const satisfies Record<string, Localized<string>>

export type Template = keyof typeof templateLabels

export const templates = Object.keys(templateLabels) as [Template, ...Template[]]

/** Template of a clinic that has not chosen one. */
export const defaultTemplate: Template = 'landing'

export const isTemplate = (name: unknown): name is Template =>
  typeof name === 'string' && Object.hasOwn(templateLabels, name)
