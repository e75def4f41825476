import type { SeedMaterialCategory } from '../../parts/seed-types.ts'

export const materialCategories: SeedMaterialCategory[] = [
  {
    slug: 'before-tests',
    title: {
      ru: 'Подготовка к обследованию',
      kk: 'Тексеруге дайындық',
      uz: 'Tekshiruvga tayyorgarlik',
      en: 'Preparing for a test',
    },
    order: 1,
  },
  {
    slug: 'vaccination',
    title: { ru: 'Прививки', kk: 'Екпелер', uz: 'Emlash', en: 'Vaccination' },
    order: 2,
  },
  {
    slug: 'healthy-habits',
    title: {
      ru: 'Полезные привычки',
      kk: 'Пайдалы әдеттер',
      uz: 'Foydali odatlar',
      en: 'Healthy habits',
    },
    order: 3,
  },
]
