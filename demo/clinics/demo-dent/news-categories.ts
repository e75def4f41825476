import type { SeedNewsCategory } from '../../parts/seed-types.ts'

export const newsCategories: SeedNewsCategory[] = [
  {
    slug: 'clinic',
    title: { ru: 'Жизнь клиники', kk: 'Клиника өмірі', uz: 'Klinika hayoti', en: 'At the clinic' },
    order: 1,
  },
  {
    slug: 'advice',
    title: {
      ru: 'Советы врача',
      kk: 'Дәрігер кеңестері',
      uz: 'Shifokor maslahatlari',
      en: 'Dentist’s advice',
    },
    order: 2,
  },
  {
    slug: 'children',
    title: {
      ru: 'Детям и родителям',
      kk: 'Балалар мен ата-аналарға',
      uz: 'Bolalar va ota-onalarga',
      en: 'Children and parents',
    },
    order: 3,
  },
]
