import { doctor, scheduleIn } from '../doctor.ts'

export const gordeevAnton = doctor(12, {
  slug: 'gordeev-anton',
  lastName: { ru: 'Гордеев', kk: 'Гордеев', uz: 'Gordeyev', en: 'Gordeev' },
  name: { ru: 'Антон', kk: 'Антон', uz: 'Anton', en: 'Anton' },
  middleName: { ru: 'Дмитриевич', kk: 'Дмитриевич', uz: 'Dmitriyevich', en: 'Dmitrievich' },
  specialities: ['ultrasound-doctor'],
  position: {
    ru: 'Врач ультразвуковой диагностики',
    kk: 'Ультрадыбыстық диагностика дәрігері',
    uz: 'Ultratovush diagnostikasi shifokori',
    en: 'Ultrasound specialist',
  },
  experienceSince: 2016,
  languages: ['ru', 'en'],
  about: {
    ru: `
<p>Смотрит сердце, сосуды, брюшную полость, щитовидную железу и суставы. Поворачивает экран к вам и называет то, что видит; диагноз ставит лечащий врач, который знает всё остальное.</p>`,
    kk: `
<p>Жүректі, қан тамырларын, құрсақ қуысын, қалқанша безді және буындарды қарайды. Экранды сізге қаратып, көргенін айтады; ал диагнозды қалған мәліметтің бәрін білетін емдеуші дәрігер қояды.</p>`,
    uz: `
<p>Yurak, qon tomirlari, qorin boʻshligʻi, qalqonsimon bez va boʻgʻimlarni koʻradi. Ekranni sizga burib, koʻrganini aytadi; tashxisni esa qolgan barcha maʼlumotni biladigan davolovchi shifokor qoʻyadi.</p>`,
    en: `
<p>Examines the heart, vessels, abdomen, thyroid and joints. Turns the screen towards you and names what he sees; the diagnosis is made by your own doctor, who knows the rest.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Павлодар, 2014; резидентура по лучевой диагностике, 2016',
      kk: 'Медицина университеті, Павлодар, 2014; сәулелік диагностика резидентурасы, 2016',
      uz: 'Tibbiyot universiteti, Pavlodar, 2014; nur diagnostikasi rezidenturasi, 2016',
      en: 'Medical university, Pavlodar, 2014; residency in radiology, 2016',
    },
  ],
  schedule: [scheduleIn('10031', [[1, 2, 3, 4, 5], '08:00', '15:00'], [[6], '09:00', '13:00'])],
})
