import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { childrensRoom } from '../cabinets.ts'

export const esenovaAizhan: SeedSpecialist = {
  code: '100604',
  slug: 'esenova-aizhan',
  lastName: { ru: 'Эсенова', kk: 'Есенова', uz: 'Esenova', en: 'Esenova' },
  name: { ru: 'Айжан', kk: 'Айжан', uz: 'Ayjan', en: 'Aizhan' },
  middleName: { ru: 'Эркиновна', kk: 'Еркінқызы', uz: 'Erkinovna', en: 'Erkinovna' },
  photo: picture('demo-practice/doctor-5', {
    ru: 'Нарисованный портрет педиатра Айжан Эсеновой',
    kk: 'Педиатр Айжан Есенованың салынған портреті',
    uz: 'Pediatr Ayjan Esenovaning chizilgan portreti',
    en: 'Illustrated portrait of paediatrician Aizhan Esenova',
  }),
  specialities: ['pediatrician'],
  position: {
    ru: 'Подростки и тихий час',
    kk: 'Жасөспірімдер және тыныш сағат',
    uz: 'Oʻsmirlar va sokin soat',
    en: 'Teenagers and the quiet hour',
  },
  experienceSince: 2021,
  languages: ['ky', 'ru', 'kk', 'uz', 'en'],
  about: {
    ru: `
<p>Принимает подростков и детей, которым трудны шум, свет и очереди. Часть приёма с подростком проходит без родителей: это правило, о нём все договариваются заранее.</p>`,
    kk: `
<p>Жасөспірімдерді және шу, жарық, кезек ауыр тиетін балаларды қабылдайды. Жасөспіріммен қабылдаудың бір бөлігі ата-анасыз өтеді: бұл ереже, ол туралы алдын ала келісіледі.</p>`,
    uz: `
<p>Oʻsmirlarni va shovqin, yorugʻlik, navbat ogʻir keladigan bolalarni qabul qiladi. Oʻsmir bilan qabulning bir qismi ota-onasiz oʻtadi: bu qoida, u haqda oldindan kelishiladi.</p>`,
    en: `
<p>Sees teenagers, and children for whom noise, light and queues are hard. Part of a teenager’s visit goes without the parents: it is a rule, and everyone agrees to it beforehand.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Бишкек, педиатрия, 2020',
      kk: 'Медицина академиясы, Бішкек, педиатрия, 2020',
      uz: 'Tibbiyot akademiyasi, Bishkek, pediatriya, 2020',
      en: 'Medical academy, Bishkek, paediatrics, 2020',
    },
  ],
  schedule: [scheduleEntry(childrensRoom, [[1, 2, 4, 5], '13:00', '17:00'], [[6], '09:00', '12:00'])],
}
