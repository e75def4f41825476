import type { Label } from '../core/type.ts'

/** Pages of a profile in the directory, in the order of their links. */
export const profileTabs = {
  main: { ru: 'Обзор', kk: 'Шолу', uz: 'Umumiy', en: 'Overview' },
  services: {
    ru: 'Услуги и цены',
    kk: 'Қызметтер мен бағалар',
    uz: 'Xizmatlar va narxlar',
    en: 'Services and prices',
  },
  doctors: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  clinics: {
    ru: 'Где принимает',
    kk: 'Қайда қабылдайды',
    uz: 'Qayerda qabul qiladi',
    en: 'Where they practise',
  },
  reviews: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
  gallery: { ru: 'Фото', kk: 'Фото', uz: 'Suratlar', en: 'Photos' },
  news: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
} as const satisfies Record<string, Label>

export type ProfileTabName = keyof typeof profileTabs

/** The name of the row of links to the pages of a profile within the block of its head. */
export const profilePagesElement = 'pages'
