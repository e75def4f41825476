import type { SeedNews, SeedNewsCategory } from '../../../parts/seed-types.ts'
import { afterJointReplacement } from './after-joint-replacement.ts'
import { afterStroke } from './after-stroke.ts'
import { beforeMri } from './before-mri.ts'
import { beforeSurgery } from './before-surgery.ts'
import { chestPain } from './chest-pain.ts'
import { whatEcgShows } from './what-ecg-shows.ts'

export const materialCategories: SeedNewsCategory[] = [
  {
    slug: 'heart',
    title: {
      ru: 'Сердце и сосуды',
      kk: 'Жүрек пен тамырлар',
      uz: 'Yurak va tomirlar',
      en: 'Heart and vessels',
    },
    order: 1,
  },
  {
    slug: 'preparation',
    title: {
      ru: 'Как подготовиться',
      kk: 'Қалай дайындалу керек',
      uz: 'Qanday tayyorlanish kerak',
      en: 'Getting ready',
    },
    order: 2,
  },
  {
    slug: 'recovery',
    title: { ru: 'Восстановление', kk: 'Қалпына келу', uz: 'Tiklanish', en: 'Recovery' },
    order: 3,
  },
]

/** Newest first. */
export const materials: SeedNews[] = [
  chestPain,
  beforeMri,
  beforeSurgery,
  afterStroke,
  afterJointReplacement,
  whatEcgShows,
]
