import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const zhaksybekovaMadina: SeedSpecialist = {
  code: '100705',
  slug: 'zhaksybekova-madina',
  lastName: { ru: 'Жаксыбекова', kk: 'Жақсыбекова', uz: 'Jaqsibekova', en: 'Zhaksybekova' },
  name: { ru: 'Мадина', kk: 'Мәдина', uz: 'Madina', en: 'Madina' },
  middleName: { ru: 'Болатовна', kk: 'Болатқызы', uz: 'Bolatovna', en: 'Bolatovna' },
  photo: picture('demo-journal/doctor-5', {
    ru: 'Нарисованный портрет врача Мадины Жаксыбековой',
    kk: 'Дәрігер Мәдина Жақсыбекованың салынған портреті',
    uz: 'Shifokor Madina Jaqsibekovaning chizilgan portreti',
    en: 'Illustrated portrait of Dr Madina Zhaksybekova',
  }),
  specialities: ['dermatologist', 'allergist'],
  position: {
    ru: 'Дерматолог, аллерголог',
    kk: 'Дерматолог, аллерголог',
    uz: 'Dermatolog, allergolog',
    en: 'Dermatologist and allergist',
  },
  experienceSince: 2016,
  languages: ['kk', 'ru', 'en', 'tr'],
  about: {
    ru: `
<p>Лечит атопический дерматит, крапивницу и подростковое акне. Не сажает на строгую диету «на всякий случай»: сначала ищет причину.</p>
<p>Ведёт в журнале летние тексты о солнце и зимние — о сухой коже. Сама всегда в шляпе.</p>`,
    kk: `
<p>Атопиялық дерматитті, есекжемді және жасөспірімдердің безеуін емдейді. «Қалай болғанда да» деп қатаң диета тағайындамайды: алдымен себебін іздейді.</p>
<p>Журналда жазда күн туралы, қыста құрғақ тері туралы жазады. Өзі үнемі қалпақпен жүреді.</p>`,
    uz: `
<p>Atopik dermatit, eshakemi va oʻsmirlar husnbuzarini davolaydi. “Har ehtimolga qarshi” qattiq parhez buyurmaydi: avval sababini izlaydi.</p>
<p>Jurnalda yozda quyosh, qishda quruq teri haqida yozadi. Oʻzi doim shlyapada yuradi.</p>`,
    en: `
<p>Treats atopic dermatitis, hives and teenage acne. Does not prescribe a strict diet just in case: she looks for the cause first.</p>
<p>Writes about the sun in summer and dry skin in winter. Never seen without a hat.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Караганда, общая медицина, 2014',
      kk: 'Медицина университеті, Қарағанды, жалпы медицина, 2014',
      uz: 'Tibbiyot universiteti, Qaragʻanda, umumiy tibbiyot, 2014',
      en: 'Medical university, Karaganda, general medicine, 2014',
    },
    {
      ru: 'Резидентура по дерматовенерологии, 2016',
      kk: 'Дерматовенерология бойынша резидентура, 2016',
      uz: 'Dermatovenerologiya boʻyicha rezidentura, 2016',
      en: 'Residency in dermatovenereology, 2016',
    },
    {
      ru: 'Переподготовка по аллергологии, 2019',
      kk: 'Аллергология бойынша қайта даярлау, 2019',
      uz: 'Allergologiya boʻyicha qayta tayyorgarlik, 2019',
      en: 'Further training in allergology, 2019',
    },
  ],
  schedule: [
    {
      cabinet: '10071',
      hours: {
        week: [
          { day: 1, intervals: [{ from: '14:00', to: '19:00' }] },
          { day: 2, intervals: [{ from: '09:00', to: '14:00' }] },
          { day: 4, intervals: [{ from: '15:00', to: '20:00' }] },
        ],
      },
    },
  ],
}
