import { priceList } from '../../../parts/price-list.ts'

export const prevention = priceList(
  '1001-prevention',
  { ru: 'Гигиена и дёсны', kk: 'Гигиена және қызыл иек', uz: 'Gigiyena va milk', en: 'Cleaning and gums' },
  [
    {
      name: {
        ru: 'Профессиональная гигиена',
        kk: 'Кәсіби гигиена',
        uz: 'Professional gigiyena',
        en: 'Professional cleaning',
      },
      price: 18000,
      repeat: 15000,
      note: {
        ru: 'Ультразвук, воздушная полировка, фторирование и обучение чистке',
        kk: 'Ультрадыбыс, ауамен жылтырату, фторлау және тіс тазалауды үйрету',
        uz: 'Ultratovush, havo bilan sayqallash, ftorlash va tish tozalashni oʻrgatish',
        en: 'Ultrasonic scaling, air polishing, fluoride and brushing advice',
      },
    },
    {
      name: {
        ru: 'Профессиональная гигиена с брекетами',
        kk: 'Брекет тағатындарға кәсіби гигиена',
        uz: 'Breket taqqanlarga professional gigiyena',
        en: 'Cleaning with braces',
      },
      price: 22000,
      repeat: 18000,
      since: '2026-07-01',
    },
    {
      name: {
        ru: 'Защитное покрытие чувствительных зубов',
        kk: 'Сезімтал тістерге қорғаныш қабатын жағу',
        uz: 'Sezgir tishlarga himoya qoplamasi surtish',
        en: 'Desensitising treatment',
      },
      price: 1500,
      note: { ru: 'За один зуб', kk: 'Бір тіс үшін', uz: 'Bitta tish uchun', en: 'Per tooth' },
    },
    {
      name: {
        ru: 'Лечение пародонтита, один квадрант',
        kk: 'Пародонтитті емдеу, бір квадрант',
        uz: 'Parodontitni davolash, bitta kvadrant',
        en: 'Periodontitis treatment, one quadrant',
      },
      price: [15000, 28000],
      note: {
        ru: 'Зависит от глубины десневых карманов',
        kk: 'Қызыл иек қалталарының тереңдігіне байланысты',
        uz: 'Milk choʻntaklari chuqurligiga bogʻliq',
        en: 'Depends on the depth of the gum pockets',
      },
    },
  ],
)
