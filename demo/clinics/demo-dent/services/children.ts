import { priceList } from '../../../parts/price-list.ts'

export const children = priceList(
  '1001-children',
  { ru: 'Детям', kk: 'Балаларға', uz: 'Bolalarga', en: 'Children' },
  [
    {
      name: {
        ru: 'Первый визит ребёнка',
        kk: 'Баланың алғашқы келуі',
        uz: 'Bolaning birinchi tashrifi',
        en: 'A child’s first visit',
      },
      price: 4000,
    },
    {
      name: {
        ru: 'Лечение молочного зуба',
        kk: 'Сүт тісін емдеу',
        uz: 'Sut tishini davolash',
        en: 'Filling of a milk tooth',
      },
      price: [12000, 18000],
    },
    {
      name: {
        ru: 'Герметизация фиссур, один зуб',
        kk: 'Фиссураларды герметизациялау, бір тіс',
        uz: 'Fissuralarni germetiklash, bitta tish',
        en: 'Fissure sealant, one tooth',
      },
      price: 7000,
    },
  ],
)
