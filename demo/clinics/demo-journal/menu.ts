import type { SeedMenuItem } from '../../parts/seed-types.ts'

/**
 * Types as in C-21. The layout of a journal shows Home only, but this menu determines which addresses exist
 * (B-7). These demonstrate the menu filters: one without a target (V-10), two hidden (V-11), a parent without
 * children (V-14), and promotions without an address of their own.
 */
export const menu: SeedMenuItem[] = [
  {
    name: { ru: 'Журнал', kk: 'Журнал', uz: 'Jurnal', en: 'Journal' },
    type: 1,
    items: [
      {
        name: { ru: 'Все статьи', kk: 'Барлық мақала', uz: 'Barcha maqolalar', en: 'All articles' },
        type: 1,
      },
      { name: { ru: 'Памятки', kk: 'Жадынамалар', uz: 'Eslatmalar', en: 'Leaflets' }, type: 5 },
      {
        name: {
          ru: 'Температура у ребёнка',
          kk: 'Баланың қызуы көтерілсе',
          uz: 'Bolaning isitmasi',
          en: 'A child with a fever',
        },
        type: 5,
        relationType: 2,
        relationCode: 'pamyatka-temperatura',
      },
      {
        name: { ru: 'Как мы пишем', kk: 'Біз қалай жазамыз', uz: 'Biz qanday yozamiz', en: 'How we write' },
        type: 2,
        relationType: 1,
        relationCode: 'how-we-write',
        alias: 'how-we-write',
      },
    ],
  },
  {
    name: { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' },
    type: 4,
    items: [
      { name: { ru: 'Клиника', kk: 'Клиника', uz: 'Klinika', en: 'The clinic' }, type: 4 },
      { name: { ru: 'Кто пишет', kk: 'Кім жазады', uz: 'Kim yozadi', en: 'Who writes' }, type: 6 },
      { name: { ru: 'Фотогалерея', kk: 'Фотогалерея', uz: 'Fotogalereya', en: 'Gallery' }, type: 11 },
      { name: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' }, type: 3 },
      {
        name: { ru: 'Оставить отзыв', kk: 'Пікір қалдыру', uz: 'Sharh qoldirish', en: 'Leave a review' },
        type: 9,
        isHidden: true,
      },
    ],
  },
  { name: { ru: 'Акции', kk: 'Науқандар', uz: 'Aksiyalar', en: 'Promotions' }, type: 2 },
  {
    name: { ru: 'Архив 2025', kk: '2025 жылғы мұрағат', uz: '2025-yil arxivi', en: 'Archive of 2025' },
    type: 1,
    items: [],
  },
  {
    name: { ru: 'Черновик памятки', kk: 'Жадынаманың нобайы', uz: 'Eslatma qoralamasi', en: 'Draft leaflet' },
    type: 5,
    relationType: 2,
  },
  {
    name: { ru: 'Полис', kk: 'Полис', uz: 'Polis', en: 'Insurance' },
    type: 12,
    isHidden: true,
  },
  {
    name: {
      ru: 'Запись на приём',
      kk: 'Қабылдауға жазылу',
      uz: 'Qabulga yozilish',
      en: 'Book an appointment',
    },
    type: 7,
  },
  {
    name: {
      ru: 'Спросить редакцию',
      kk: 'Редакциядан сұрау',
      uz: 'Tahririyatdan soʻrash',
      en: 'Ask the editors',
    },
    type: 8,
  },
  { name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' }, type: 13 },
]
