import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding } from '../cabinets.ts'

export const karimovSardor: SeedSpecialist = {
  code: '100506',
  slug: 'karimov-sardor',
  lastName: { ru: 'Каримов', kk: 'Каримов', uz: 'Karimov', en: 'Karimov' },
  name: { ru: 'Сардор', kk: 'Сардар', uz: 'Sardor', en: 'Sardor' },
  middleName: { ru: 'Улугбекович', kk: 'Ұлықбекұлы', uz: 'Ulugʻbekovich', en: 'Ulugbekovich' },
  photo: picture('demo-hospital/doctor-2', {
    ru: 'Нарисованный портрет хирурга Сардора Каримова',
    kk: 'Хирург Сардар Каримовтың салынған портреті',
    uz: 'Jarroh Sardor Karimovning chizilgan portreti',
    en: 'Illustrated portrait of surgeon Sardor Karimov',
  }),
  specialities: ['surgeon'],
  position: {
    ru: 'Заведующий хирургией',
    kk: 'Хирургия бөлімінің меңгерушісі',
    uz: 'Jarrohlik boʻlimi mudiri',
    en: 'Head of surgery',
  },
  experienceSince: 2003,
  languages: ['uz', 'ru'],
  about: {
    ru: `
<p>Оперирует грыжи, желчный пузырь и щитовидную железу, чаще всего через маленькие проколы. До операции рисует схему на листе и отдаёт его пациенту.</p>
<p>Отговаривает от операции, если можно обойтись без неё.</p>`,
    kk: `
<p>Жарыққа, өт қабына және қалқанша безге ота жасайды, көбіне шағын тесіктер арқылы. Ота алдында қағазға сызба салып, пациентке береді.</p>
<p>Отасыз болатын жағдайда одан бас тартуға кеңес береді.</p>`,
    uz: `
<p>Churra, oʻt pufagi va qalqonsimon bezni operatsiya qiladi, koʻpincha kichik teshiklar orqali. Operatsiyadan oldin qogʻozga chizma chizib, bemorga beradi.</p>
<p>Operatsiyasiz davolash mumkin boʻlsa, undan voz kechishni maslahat beradi.</p>`,
    en: `
<p>Operates on hernias, the gallbladder and the thyroid, mostly through small openings. Before surgery he draws a sketch and gives you the sheet.</p>
<p>He advises against an operation that you can do without.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Ташкент, лечебное дело, 2001',
      kk: 'Медицина академиясы, Ташкент, емдеу ісі, 2001',
      uz: 'Tibbiyot akademiyasi, Toshkent, davolash ishi, 2001',
      en: 'Medical academy, Tashkent, general medicine, 2001',
    },
    {
      ru: 'Курс лапароскопической хирургии, 2011',
      kk: 'Лапароскопиялық хирургия курсы, 2011',
      uz: 'Laparoskopik jarrohlik kursi, 2011',
      en: 'Course in laparoscopic surgery, 2011',
    },
  ],
  schedule: [scheduleEntry(mainBuilding, [[2, 4], '09:00', '12:00'])],
}
