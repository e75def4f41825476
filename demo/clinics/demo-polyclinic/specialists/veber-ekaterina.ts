import { doctor, scheduleIn } from '../doctor.ts'

export const veberEkaterina = doctor(5, {
  slug: 'veber-ekaterina',
  lastName: { ru: 'Вебер', kk: 'Вебер', uz: 'Veber', en: 'Weber' },
  name: { ru: 'Екатерина', kk: 'Екатерина', uz: 'Yekaterina', en: 'Ekaterina' },
  middleName: { ru: 'Павловна', kk: 'Павловна', uz: 'Pavlovna', en: 'Pavlovna' },
  specialities: ['pediatrician'],
  position: {
    ru: 'Заведующая детским отделением, педиатр',
    kk: 'Балалар бөлімшесінің меңгерушісі, педиатр',
    uz: 'Bolalar boʻlimi mudiri, pediatr',
    en: 'Head of the children’s department',
  },
  experienceSince: 2018,
  languages: ['ru', 'kk', 'en'],
  about: {
    ru: `
<p>Наблюдает детей с рождения до совершеннолетия. Сначала разговаривает с ребёнком, потом с родителями: так, по её словам, меньше слёз и больше толку.</p>
<p>Проверяет календарь прививок вместе с вами и составляет план, если что-то пропущено.</p>`,
    kk: `
<p>Балаларды туғаннан кәмелетке толғанша бақылайды. Алдымен баламен, содан кейін ата-анасымен сөйлеседі: өзі айтқандай, осылай көз жасы аз, пайдасы көп болады.</p>
<p>Екпе күнтізбесін сізбен бірге қарап шығып, өткізіп алынған екпе болса, жоспар жасайды.</p>`,
    uz: `
<p>Bolalarni tugʻilganidan balogʻatga yetguncha kuzatadi. Avval bola bilan, keyin ota-onasi bilan gaplashadi: oʻzi aytganidek, shunda koʻz yoshi kam, foydasi koʻp boʻladi.</p>
<p>Emlash taqvimini siz bilan birga koʻrib chiqadi va oʻtkazib yuborilgani boʻlsa, reja tuzadi.</p>`,
    en: `
<p>Looks after children from birth until they come of age. Talks to the child first and to the parents second: fewer tears, she says, and more sense.</p>
<p>Goes through the vaccination calendar with you and makes a plan if something has been missed.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Караганда, педиатрия, 2016; резидентура, 2018',
      kk: 'Медицина университеті, Қарағанды, педиатрия, 2016; резидентура, 2018',
      uz: 'Tibbiyot universiteti, Qaragʻanda, pediatriya, 2016; rezidentura, 2018',
      en: 'Medical university, Karaganda, paediatrics, 2016; residency, 2018',
    },
  ],
  schedule: [scheduleIn('10032', [[1, 2, 3, 4, 5], '08:00', '14:00'], [[6], '09:00', '13:00'])],
})
