import { priceList } from '../../../parts/price-list.ts'

export const testsAndTalks = priceList(
  '1007-tests',
  {
    ru: 'Анализы и занятия',
    kk: 'Талдаулар мен сабақтар',
    uz: 'Tahlillar va mashgʻulotlar',
    en: 'Tests and classes',
  },
  [
    {
      name: {
        ru: 'Взятие крови у ребёнка',
        kk: 'Баладан қан алу',
        uz: 'Boladan qon olish',
        en: 'Blood sampling from a child',
      },
      price: 1800,
    },
    {
      name: {
        ru: 'Общий анализ крови',
        kk: 'Жалпы қан талдауы',
        uz: 'Umumiy qon tahlili',
        en: 'Full blood count',
      },
      price: 2900,
    },
    {
      name: {
        ru: 'Кожные аллергопробы',
        kk: 'Тері аллергиялық сынамалары',
        uz: 'Teri allergik sinamalari',
        en: 'Skin prick tests for allergy',
      },
      note: {
        ru: 'Цена зависит от числа аллергенов, её называют после осмотра',
        kk: 'Бағасы аллергендер санына байланысты, қаралғаннан кейін айтылады',
        uz: 'Narxi allergenlar soniga bogʻliq, koʻrikdan keyin aytiladi',
        en: 'The price depends on the number of allergens and is named after an examination',
      },
    },
    {
      name: {
        ru: 'Занятие «Первая помощь ребёнку», вся семья',
        kk: '«Балаға алғашқы көмек» сабағы, бүкіл отбасына',
        uz: '“Bolaga birinchi yordam” mashgʻuloti, butun oilaga',
        en: 'Class “First aid for children”, the whole family',
      },
      price: 12000,
    },
  ],
)
