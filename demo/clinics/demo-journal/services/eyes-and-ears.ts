import { priceList } from '../../../parts/price-list.ts'

export const eyesAndEars = priceList(
  '1007-senses',
  {
    ru: 'Зрение, слух, горло',
    kk: 'Көз, құлақ, тамақ',
    uz: 'Koʻz, quloq, tomoq',
    en: 'Eyes, ears and throat',
  },
  [
    {
      name: {
        ru: 'Осмотр офтальмолога с расширением зрачка',
        kk: 'Қарашықты кеңейтіп офтальмологтың қарауы',
        uz: 'Qorachiqni kengaytirib oftalmolog koʻrigi',
        en: 'Eye examination with pupil dilation',
      },
      price: 11000,
    },
    {
      name: {
        ru: 'Подбор очков ребёнку',
        kk: 'Балаға көзілдірік таңдау',
        uz: 'Bolaga koʻzoynak tanlash',
        en: 'Prescription of glasses for a child',
      },
      price: 7000,
    },
    {
      name: {
        ru: 'Приём детского ЛОР-врача',
        kk: 'Балалар ЛОР дәрігерінің қабылдауы',
        uz: 'Bolalar LOR shifokori qabuli',
        en: 'Visit to the paediatric ENT doctor',
      },
      price: 9000,
    },
    {
      name: {
        ru: 'Проверка слуха',
        kk: 'Есту қабілетін тексеру',
        uz: 'Eshitishni tekshirish',
        en: 'Hearing test',
      },
      price: [5000, 8000],
      note: {
        ru: 'Зависит от возраста: малышей проверяют во сне',
        kk: 'Жасына байланысты: бөбектерді ұйқыда тексереді',
        uz: 'Yoshiga bogʻliq: kichkintoylar uyquda tekshiriladi',
        en: 'Depends on age: babies are tested while asleep',
      },
    },
    {
      name: {
        ru: 'Тимпанометрия',
        kk: 'Тимпанометрия',
        uz: 'Timpanometriya',
        en: 'Tympanometry',
      },
      price: 4500,
    },
  ],
)
