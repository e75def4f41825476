import type { SeedNews, SeedNewsCategory } from '../../../parts/seed-types.ts'
import { coughInWinter } from './cough-in-winter.ts'
import { firstSession } from './first-session.ts'
import { headacheDiary } from './headache-diary.ts'
import { homeMedicines } from './home-medicines.ts'
import { picky } from './picky-eater.ts'
import { sleepWithoutPhone } from './sleep-without-phone.ts'

export const materialCategories: SeedNewsCategory[] = [
  {
    slug: 'little-ones',
    title: { ru: 'О малышах', kk: 'Кішкентайлар туралы', uz: 'Kichkintoylar haqida', en: 'Little ones' },
    order: 1,
  },
  {
    slug: 'head-and-heart',
    title: { ru: 'Голова и душа', kk: 'Бас пен жан', uz: 'Bosh va koʻngil', en: 'Head and heart' },
    order: 2,
  },
  {
    slug: 'at-hand',
    title: { ru: 'Под рукой', kk: 'Қол астында', uz: 'Qoʻl ostida', en: 'At hand' },
    order: 3,
  },
]

/** Newest first. */
export const materials: SeedNews[] = [
  coughInWinter,
  sleepWithoutPhone,
  headacheDiary,
  firstSession,
  homeMedicines,
  picky,
]
