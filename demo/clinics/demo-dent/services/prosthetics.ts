import { priceList } from '../../../parts/price-list.ts'

export const prosthetics = priceList(
  '1001-prosthetics',
  {
    ru: 'Коронки, протезы, прикус',
    kk: 'Коронка, протез, тістем',
    uz: 'Koronka, protez va tishlam',
    en: 'Crowns, dentures, braces',
  },
  [
    {
      name: {
        ru: 'Коронка из диоксида циркония',
        kk: 'Цирконий диоксидінен жасалған коронка',
        uz: 'Sirkoniy dioksididan koronka',
        en: 'Zirconia crown',
      },
      price: 85000,
    },
    {
      name: { ru: 'Керамический винир', kk: 'Керамикалық винир', uz: 'Keramik vinir', en: 'Ceramic veneer' },
      price: 110000,
    },
    {
      name: {
        ru: 'Съёмный протез',
        kk: 'Алмалы-салмалы тіс протезі',
        uz: 'Olib qoʻyiladigan tish protezi',
        en: 'Removable denture',
      },
      price: [90000, 180000],
    },
    {
      name: {
        ru: 'Брекеты, одна челюсть',
        kk: 'Брекеттер, бір жақсүйек',
        uz: 'Breketlar, bitta jagʻ',
        en: 'Braces, one jaw',
      },
      price: [180000, 320000],
      note: {
        ru: 'Установка и материалы; визит раз в\u00a04–8\u00a0недель — 15\u00a0000\u00a0₸',
        kk: 'Орнату және материалдар; 4–8 аптада бір рет келу — 15\u00a0000\u00a0₸',
        uz: 'Oʻrnatish va materiallar; 4–8 haftada bir tashrif — 15\u00a0000\u00a0₸',
        en: 'Fitting and materials; visits every 4–8 weeks cost 15\u00a0000\u00a0₸ each',
      },
    },
    {
      name: {
        ru: 'Лечение элайнерами',
        kk: 'Элайнермен емдеу',
        uz: 'Elayner bilan davolash',
        en: 'Aligner treatment',
      },
      price: 650000,
      note: {
        ru: 'Начальная цена; зависит от числа элайнеров',
        kk: 'Бағасы осыдан басталады; элайнерлер санына байланысты',
        uz: 'Narx shundan boshlanadi; elaynerlar soniga bogʻliq',
        en: 'Starting price; depends on the number of aligners',
      },
    },
  ],
)
