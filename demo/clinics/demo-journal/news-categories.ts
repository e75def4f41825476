import type { SeedNewsCategory } from '../../parts/seed-types.ts'

export const newsCategories: SeedNewsCategory[] = [
  {
    slug: 'children',
    title: { ru: 'Детство', kk: 'Балалық шақ', uz: 'Bolalik', en: 'Childhood' },
    order: 1,
  },
  {
    slug: 'family',
    title: { ru: 'Дом и семья', kk: 'Үй мен отбасы', uz: 'Uy va oila', en: 'Home and family' },
    order: 2,
  },
  {
    slug: 'clinic',
    title: {
      ru: 'За дверью кабинета',
      kk: 'Кабинет есігінің артында',
      uz: 'Xona eshigi ortida',
      en: 'Behind the surgery door',
    },
    order: 3,
  },
]
