import type { SeedMenuItem, SeedText } from '../../parts/seed-types.ts'

/** A page stored by the practice. */
const ownPage = (slug: string, name: SeedText): SeedMenuItem => ({
  name,
  type: 2,
  relationType: 1,
  relationCode: slug,
})

/**
 * Types as in C-21. These demonstrate the menu filters: questions that the practice does not accept (V-12), a
 * hidden entry (V-11), a news item without a target (V-10), and a parent whose only child is removed (V-14).
 */
export const menu: SeedMenuItem[] = [
  {
    name: {
      ru: 'С чем обращаются',
      kk: 'Қандай шағыммен келеді',
      uz: 'Nima bilan murojaat qilishadi',
      en: 'What we help with',
    },
    type: 2,
    items: [
      ownPage('children', { ru: 'Дети', kk: 'Балалар', uz: 'Bolalar', en: 'Children' }),
      ownPage('headache', {
        ru: 'Голова, спина, сон',
        kk: 'Бас, арқа, ұйқы',
        uz: 'Bosh, bel, uyqu',
        en: 'Head, back, sleep',
      }),
      ownPage('psychotherapy', {
        ru: 'Психотерапия',
        kk: 'Психотерапия',
        uz: 'Psixoterapiya',
        en: 'Psychotherapy',
      }),
    ],
  },
  { name: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' }, type: 6 },
  {
    name: { ru: 'О практике', kk: 'Практика туралы', uz: 'Praktika haqida', en: 'About us' },
    type: 4,
    items: [
      { name: { ru: 'Наша история', kk: 'Біздің тарих', uz: 'Tariximiz', en: 'Our story' }, type: 4 },
      {
        name: { ru: 'Комнаты и сад', kk: 'Бөлмелер мен бақ', uz: 'Xonalar va bogʻ', en: 'Rooms and garden' },
        type: 11,
      },
      {
        name: {
          ru: 'Что о нас пишут',
          kk: 'Біз туралы пікірлер',
          uz: 'Biz haqimizda fikrlar',
          en: 'What people say',
        },
        type: 3,
      },
    ],
  },
  { name: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' }, type: 1 },
  { name: { ru: 'Статьи', kk: 'Мақалалар', uz: 'Maqolalar', en: 'Articles' }, type: 5 },
  ownPage('faq', { ru: 'Вопросы', kk: 'Сұрақтар', uz: 'Savollar', en: 'Questions' }),
  { name: { ru: 'Записаться', kk: 'Жазылу', uz: 'Yozilish', en: 'Book' }, type: 7 },
  {
    name: {
      ru: 'Как нас найти',
      kk: 'Бізді қалай табуға болады',
      uz: 'Bizni qanday topish mumkin',
      en: 'Find us',
    },
    type: 13,
  },
  { name: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' }, type: 8 },
  {
    name: { ru: 'Подарочные карты', kk: 'Сыйлық карталары', uz: 'Sovgʻa kartalari', en: 'Gift cards' },
    type: 2,
    isHidden: true,
  },
  {
    name: { ru: 'Главная новость', kk: 'Басты жаңалық', uz: 'Asosiy yangilik', en: 'Main news' },
    type: 1,
    relationType: 2,
  },
  {
    name: { ru: 'Полис', kk: 'Полис', uz: 'Polis', en: 'Insurance' },
    type: 2,
    items: [
      {
        name: {
          ru: 'Проверить полис',
          kk: 'Полисті тексеру',
          uz: 'Polisni tekshirish',
          en: 'Check a policy',
        },
        type: 12,
        isHidden: true,
      },
    ],
  },
]
