import type { SeedNews, SeedNewsCategory } from '../../../parts/seed-types.ts'
import { centreMoved } from './centre-moved.ts'
import { decemberHours } from './december-hours.ts'
import { eveningCardiology } from './evening-cardiology.ts'
import { ownScans } from './own-scans.ts'
import { pressureSchool } from './pressure-school.ts'
import { therapyPool } from './therapy-pool.ts'
import { visitingHours } from './visiting-hours.ts'
import { wideScanner } from './wide-scanner.ts'
import { writtenPlan } from './written-plan.ts'

export const newsCategories: SeedNewsCategory[] = [
  {
    slug: 'hospital',
    title: { ru: 'В госпитале', kk: 'Госпитальда', uz: 'Gospitalda', en: 'At the hospital' },
    order: 1,
  },
  {
    slug: 'for-patients',
    title: {
      ru: 'Важно пациентам',
      kk: 'Пациенттерге маңызды',
      uz: 'Bemorlar uchun muhim',
      en: 'Good to know',
    },
    order: 2,
  },
]

/** Newest first. */
export const news: SeedNews[] = [
  decemberHours,
  wideScanner,
  eveningCardiology,
  pressureSchool,
  visitingHours,
  centreMoved,
  ownScans,
  therapyPool,
  writtenPlan,
]
