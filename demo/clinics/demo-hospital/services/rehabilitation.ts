import { priceList } from '../../../parts/price-list.ts'

export const rehabilitation = priceList(
  '1005-rehab',
  { ru: 'Реабилитация', kk: 'Оңалту', uz: 'Reabilitatsiya', en: 'Rehabilitation' },
  [
    {
      name: {
        ru: 'Оценка и программа восстановления',
        kk: 'Бағалау және қалпына келу бағдарламасы',
        uz: 'Baholash va tiklanish dasturi',
        en: 'Assessment and recovery programme',
      },
      price: 360_000,
      note: { ru: 'Около часа', kk: 'Шамамен бір сағат', uz: 'Taxminan bir soat', en: 'Takes about an hour' },
    },
    {
      name: {
        ru: 'Занятие в зале, 45 минут',
        kk: 'Залдағы сабақ, 45 минут',
        uz: 'Zaldagi mashgʻulot, 45 daqiqa',
        en: 'Training in the hall, 45 minutes',
      },
      price: 190_000,
    },
    {
      name: {
        ru: 'Занятие в бассейне, 30 минут',
        kk: 'Бассейндегі сабақ, 30 минут',
        uz: 'Basseyndagi mashgʻulot, 30 daqiqa',
        en: 'Training in the pool, 30 minutes',
      },
      price: 170_000,
    },
    {
      name: {
        ru: 'Курс после замены сустава',
        kk: 'Буын ауыстырғаннан кейінгі курс',
        uz: 'Boʻgʻim almashtirilgandan keyingi kurs',
        en: 'Course after a joint replacement',
      },
      price: [2_900_000, 4_300_000],
      note: {
        ru: 'Зависит от числа занятий, обычно 12–18',
        kk: 'Сабақ санына байланысты, әдетте 12–18',
        uz: 'Mashgʻulotlar soniga bogʻliq, odatda 12–18 ta',
        en: 'Depends on the number of sessions, usually 12–18',
      },
    },
    {
      name: {
        ru: 'Программа после инсульта',
        kk: 'Инсульттан кейінгі бағдарлама',
        uz: 'Insultdan keyingi dastur',
        en: 'Programme after a stroke',
      },
      note: {
        ru: 'Составляется после осмотра невролога и реабилитолога',
        kk: 'Невролог пен оңалту дәрігері қарағаннан кейін жасалады',
        uz: 'Nevrolog va reabilitolog koʻrigidan keyin tuziladi',
        en: 'Written after the neurologist and the rehabilitation doctor have seen you',
      },
    },
  ],
  'UZS',
)
