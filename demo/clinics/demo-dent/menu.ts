import type { SeedMenuItem } from '../../parts/seed-types.ts'

/**
 * Types as in C-21. Two entries demonstrate the menu filters: one hidden (V-11), one without a target (V-10).
 */
export const menu: SeedMenuItem[] = [
  {
    name: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
    type: 4,
    items: [
      { name: { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' }, type: 4 },
      {
        name: { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Promotions' },
        type: 2,
        relationType: 1,
        relationCode: 'promotions',
        alias: 'promotions',
      },
      { name: { ru: 'Фотогалерея', kk: 'Фотогалерея', uz: 'Fotogalereya', en: 'Gallery' }, type: 11 },
    ],
  },
  { name: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Dentists' }, type: 6 },
  { name: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' }, type: 1 },
  { name: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' }, type: 3 },
  {
    name: { ru: 'Полис', kk: 'Полис', uz: 'Polis', en: 'Insurance' },
    type: 12,
    isHidden: true,
  },
  { name: { ru: 'Памятки', kk: 'Жадынамалар', uz: 'Eslatmalar', en: 'Leaflets' }, type: 5 },
  {
    name: { ru: 'Памятка пациенту', kk: 'Пациентке жадынама', uz: 'Bemorga eslatma', en: 'Patient leaflet' },
    type: 5,
    relationType: 2,
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
  { name: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' }, type: 8 },
  { name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' }, type: 13 },
]
