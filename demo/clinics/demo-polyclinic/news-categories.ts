import type { SeedNewsCategory } from '../../parts/seed-types.ts'

/** `medical-director` is the blog of R83. */
export const newsCategories: SeedNewsCategory[] = [
  {
    slug: 'announcements',
    title: { ru: 'Объявления', kk: 'Хабарландырулар', uz: 'Eʼlonlar', en: 'Announcements' },
    order: 1,
  },
  {
    slug: 'prevention',
    title: { ru: 'Профилактика', kk: 'Профилактика', uz: 'Profilaktika', en: 'Prevention' },
    order: 2,
  },
  {
    slug: 'medical-director',
    title: {
      ru: 'Блог главного врача',
      kk: 'Бас дәрігердің блогы',
      uz: 'Bosh shifokor blogi',
      en: 'Medical director’s blog',
    },
    order: 3,
  },
]
