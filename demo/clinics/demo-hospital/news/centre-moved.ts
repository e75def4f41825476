import type { SeedNews } from '../../../parts/seed-types.ts'

/** Redirects to the contacts (B-11). */
export const centreMoved: SeedNews = {
  slug: 'centr-reabilitacii-pereehal',
  category: 'hospital',
  date: '2026-09-21T06:00:00Z',
  title: {
    ru: 'Центр реабилитации переехал: новый адрес и часы',
    kk: 'Оңалту орталығы көшті: жаңа мекенжайы мен уақыты',
    uz: 'Reabilitatsiya markazi koʻchdi: yangi manzil va ish vaqti',
    en: 'The rehabilitation centre has moved: its new address and hours',
  },
  lead: {
    ru: 'Теперь мы на Образцовой, 14. Схема и телефоны — на странице контактов.',
    kk: 'Енді Өнеге көшесі, 14-теміз. Картасы мен телефондары байланыс бетінде.',
    uz: 'Endi Andaza koʻchasi, 14-damiz. Xarita va telefonlar aloqa sahifasida.',
    en: 'We are now at 14 Obraztsovaya Street. The map and phones are on the contacts page.',
  },
  redirect: '/l/demo-hospital/contacts',
}
