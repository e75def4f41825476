import { doctor, scheduleIn } from '../doctor.ts'

export const khasanovRustam = doctor(10, {
  slug: 'khasanov-rustam',
  lastName: { ru: 'Хасанов', kk: 'Хасанов', uz: 'Hasanov', en: 'Khasanov' },
  name: { ru: 'Рустам', kk: 'Рустам', uz: 'Rustam', en: 'Rustam' },
  middleName: { ru: 'Ильдарович', kk: 'Ильдарович', uz: 'Ildarovich', en: 'Ildarovich' },
  specialities: ['trauma-surgeon'],
  experienceSince: 2008,
  languages: ['ru', 'kk'],
  about: {
    ru: `
<p>Ушибы, вывихи, переломы после гипса, боль в колене и плече. Показывает упражнения сам и проверяет, как вы их делаете. Зимой принимает на час дольше: гололёд.</p>`,
    kk: `
<p>Соғылу, шығу, гипстен кейінгі сынық, тізе мен иық ауруы. Жаттығуды өзі көрсетіп, қалай орындайтыныңызды тексереді. Қыста көктайғақ болғандықтан, бір сағат ұзағырақ қабылдайды.</p>`,
    uz: `
<p>Lat yeyish, chiqish, gipsdan keyingi siniq, tizza va yelka ogʻrigʻi. Mashqlarni oʻzi koʻrsatadi va qanday bajarayotganingizni tekshiradi. Qishda yaxmalak boʻlgani uchun bir soat uzoqroq qabul qiladi.</p>`,
    en: `
<p>Bruises, dislocations, fractures after the cast, painful knees and shoulders. Shows the exercises himself and watches how you do them. In winter he stays an hour longer: the pavements are icy.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Астана, 2006; интернатура по травматологии, 2008',
      kk: 'Медицина университеті, Астана, 2006; травматология бойынша интернатура, 2008',
      uz: 'Tibbiyot universiteti, Ostona, 2006; travmatologiya boʻyicha internatura, 2008',
      en: 'Medical university, Astana, 2006; internship in trauma surgery, 2008',
    },
  ],
  schedule: [scheduleIn('10031', [[1, 3, 5], '14:00', '20:00'], [[6], '09:00', '15:00'])],
})
