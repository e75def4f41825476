import type { SeedMaterialCategory } from '../../parts/seed-types.ts'

export const materialCategories: SeedMaterialCategory[] = [
  {
    slug: 'home-care',
    title: { ru: 'Уход дома', kk: 'Үйдегі күтім', uz: 'Uydagi parvarish', en: 'Care at home' },
    order: 1,
  },
  {
    slug: 'around-treatment',
    title: {
      ru: 'До и после лечения',
      kk: 'Емге дейін және кейін',
      uz: 'Davolashgacha va keyin',
      en: 'Before and after treatment',
    },
    order: 2,
  },
  {
    slug: 'children',
    title: { ru: 'Детям', kk: 'Балаларға', uz: 'Bolalarga', en: 'For children' },
    order: 3,
  },
]
