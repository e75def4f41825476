import type { SeedMenuItem, SeedText } from '../../parts/seed-types.ts'

/** A page stored by the clinic: type 2 has no address of its own, so the page's is used. */
const ownPage = (slug: string, name: SeedText): SeedMenuItem => ({
  name,
  type: 2,
  relationType: 1,
  relationCode: slug,
})

/**
 * Types as in C-21. The last three entries demonstrate the menu filters: a material without a target (V-10),
 * a hidden entry (V-11) and a parent without children (V-14).
 */
export const menu: SeedMenuItem[] = [
  {
    name: { ru: 'Направления', kk: 'Бағыттар', uz: 'Yoʻnalishlar', en: 'What we treat' },
    type: 2,
    items: [
      ownPage('cardiology', { ru: 'Кардиология', kk: 'Кардиология', uz: 'Kardiologiya', en: 'Cardiology' }),
      ownPage('diagnostics', { ru: 'Диагностика', kk: 'Диагностика', uz: 'Diagnostika', en: 'Diagnostics' }),
      ownPage('surgery', { ru: 'Хирургия', kk: 'Хирургия', uz: 'Jarrohlik', en: 'Surgery' }),
      ownPage('rehabilitation', {
        ru: 'Реабилитация',
        kk: 'Оңалту',
        uz: 'Reabilitatsiya',
        en: 'Rehabilitation',
      }),
    ],
  },
  { name: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' }, type: 6 },
  ownPage('prices', { ru: 'Цены', kk: 'Бағалар', uz: 'Narxlar', en: 'Prices' }),
  {
    name: { ru: 'Пациентам', kk: 'Пациенттерге', uz: 'Bemorlarga', en: 'For patients' },
    type: 2,
    items: [
      ownPage('faq', { ru: 'Вопросы и ответы', kk: 'Сұрақ-жауап', uz: 'Savol-javob', en: 'Questions' }),
      { name: { ru: 'Статьи', kk: 'Мақалалар', uz: 'Maqolalar', en: 'Articles' }, type: 5 },
      { name: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' }, type: 8 },
      {
        name: { ru: 'Оставить отзыв', kk: 'Пікір қалдыру', uz: 'Sharh qoldirish', en: 'Leave a review' },
        type: 9,
      },
    ],
  },
  {
    name: { ru: 'О госпитале', kk: 'Госпиталь туралы', uz: 'Gospital haqida', en: 'About' },
    type: 4,
    items: [
      { name: { ru: 'Кто мы', kk: 'Біз кімбіз', uz: 'Biz kimmiz', en: 'Who we are' }, type: 4 },
      { name: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' }, type: 1 },
      { name: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' }, type: 3 },
      { name: { ru: 'Фотографии', kk: 'Суреттер', uz: 'Suratlar', en: 'Pictures' }, type: 11 },
    ],
  },
  {
    name: { ru: 'Записаться', kk: 'Жазылу', uz: 'Yozilish', en: 'Book a visit' },
    type: 7,
  },
  { name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' }, type: 13 },
  {
    name: {
      ru: 'Памятка к выписке',
      kk: 'Шығу жадынамасы',
      uz: 'Chiqish eslatmasi',
      en: 'Discharge leaflet',
    },
    type: 5,
    relationType: 2,
  },
  {
    name: { ru: 'Для сотрудников', kk: 'Қызметкерлерге', uz: 'Xodimlar uchun', en: 'For staff' },
    type: 12,
    isHidden: true,
  },
  {
    name: {
      ru: 'Программы обследования',
      kk: 'Тексеру бағдарламалары',
      uz: 'Tekshiruv dasturlari',
      en: 'Check-ups',
    },
    type: 2,
    items: [],
  },
]
