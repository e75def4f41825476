import type { SeedNews } from '../../../parts/seed-types.ts'

/** Redirects to the page about children (B-11). */
export const cottageOpen: SeedNews = {
  slug: 'detskij-domik-otkryt',
  category: 'at-home',
  date: '2026-09-01T04:00:00Z',
  title: {
    ru: 'Детский домик открыт: калитка из сада',
    kk: 'Балалар үйшігі ашылды: қақпасы бақтан',
    uz: 'Bolalar uychasi ochildi: eshikchasi bogʻdan',
    en: 'The children’s cottage is open: through the garden gate',
  },
  lead: {
    ru: 'Отдельный вход, низкие столы и Доктор Пух. Всё о нём — на странице для детей.',
    kk: 'Бөлек кіреберіс, аласа үстелдер және Доктор Мамық. Бәрі балалар бетінде.',
    uz: 'Alohida kirish, past stollar va Doktor Momiq. Hammasi bolalar sahifasida.',
    en: 'A door of its own, low tables and Doctor Fluff. All about it on the page for children.',
  },
  redirect: '/l/demo-practice/children',
}
