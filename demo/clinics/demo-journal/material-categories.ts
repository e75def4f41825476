import type { SeedNewsCategory } from '../../parts/seed-types.ts'

export const materialCategories: SeedNewsCategory[] = [
  {
    slug: 'leaflets',
    title: {
      ru: 'Памятки на холодильник',
      kk: 'Тоңазытқышқа ілетін жадынамалар',
      uz: 'Sovutkichga yopishtiriladigan eslatmalar',
      en: 'Leaflets for the fridge door',
    },
    order: 1,
  },
  {
    slug: 'before-visit',
    title: {
      ru: 'Перед визитом',
      kk: 'Келмес бұрын',
      uz: 'Tashrifdan oldin',
      en: 'Before a visit',
    },
    order: 2,
  },
]
