import { doctor, scheduleIn } from '../doctor.ts'

export const saparovAlmas = doctor(6, {
  slug: 'saparov-almas',
  lastName: { ru: 'Сапаров', kk: 'Сапаров', uz: 'Saparov', en: 'Saparov' },
  name: { ru: 'Алмас', kk: 'Алмас', uz: 'Almas', en: 'Almas' },
  middleName: { ru: 'Ерланович', kk: 'Ерланұлы', uz: 'Yerlanovich', en: 'Erlanovich' },
  specialities: ['ent-doctor'],
  position: {
    ru: 'Оториноларинголог для взрослых и детей',
    kk: 'Ересектер мен балалар оториноларингологы',
    uz: 'Kattalar va bolalar otorinolaringologi',
    en: 'ENT doctor for adults and children',
  },
  experienceSince: 2017,
  languages: ['kk', 'ru'],
  about: {
    ru: `
<p>Ухо, горло, нос: от серной пробки до храпа. Осматривает с камерой и показывает на экране, что видит сам. С детьми начинает с уха плюшевого мишки.</p>`,
    kk: `
<p>Құлақ, тамақ, мұрын: құлық тығынынан қорылға дейін. Камерамен қарап, көргенін экраннан көрсетеді. Балаларды қарауды ойыншық қонжықтың құлағынан бастайды.</p>`,
    uz: `
<p>Quloq, tomoq, burun: quloq kiridan xurrakkacha. Kamera bilan koʻradi va koʻrganini ekranda koʻrsatadi. Bolalarni koʻrishni oʻyinchoq ayiqchaning qulogʻidan boshlaydi.</p>`,
    en: `
<p>Ear, nose and throat, from earwax to snoring. Examines with a camera and shows you on the screen what he sees. With children he begins with the ear of a teddy bear.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Актобе, 2015; резидентура по оториноларингологии, 2017',
      kk: 'Медицина университеті, Ақтөбе, 2015; оториноларингология резидентурасы, 2017',
      uz: 'Tibbiyot universiteti, Oqtoʻba, 2015; otorinolaringologiya rezidenturasi, 2017',
      en: 'Medical university, Aktobe, 2015; residency in otorhinolaryngology, 2017',
    },
  ],
  schedule: [
    scheduleIn('10031', [[1, 3, 5], '14:00', '20:00']),
    scheduleIn('10032', [[2, 4], '09:00', '13:00']),
  ],
})
