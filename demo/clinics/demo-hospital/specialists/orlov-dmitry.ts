import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding, rehabilitationCentre } from '../cabinets.ts'

export const orlovDmitry: SeedSpecialist = {
  code: '100507',
  slug: 'orlov-dmitry',
  lastName: { ru: 'Орлов', kk: 'Орлов', uz: 'Orlov', en: 'Orlov' },
  name: { ru: 'Дмитрий', kk: 'Дмитрий', uz: 'Dmitriy', en: 'Dmitry' },
  middleName: { ru: 'Павлович', kk: 'Павлович', uz: 'Pavlovich', en: 'Pavlovich' },
  photo: picture('demo-hospital/doctor-6', {
    ru: 'Нарисованный портрет травматолога Дмитрия Орлова',
    kk: 'Травматолог Дмитрий Орловтың салынған портреті',
    uz: 'Travmatolog Dmitriy Orlovning chizilgan portreti',
    en: 'Illustrated portrait of trauma surgeon Dmitry Orlov',
  }),
  specialities: ['trauma-surgeon'],
  position: {
    ru: 'Ведущий хирург по суставам',
    kk: 'Буын хирургиясының жетекші маманы',
    uz: 'Boʻgʻimlar boʻyicha yetakchi jarroh',
    en: 'Lead surgeon for joints',
  },
  experienceSince: 2001,
  languages: ['ru', 'en'],
  about: {
    ru: `
<p>Заменяет тазобедренные и коленные суставы, восстанавливает связки. Раз в неделю приходит в зал реабилитации и смотрит, как ходят его пациенты.</p>`,
    kk: `
<p>Жамбас-сан және тізе буындарын ауыстырады, байламдарды қалпына келтіреді. Аптасына бір рет оңалту залына келіп, пациенттерінің қалай жүретінін көреді.</p>`,
    uz: `
<p>Chanoq-son va tizza boʻgʻimlarini almashtiradi, boylamlarni tiklaydi. Haftada bir marta reabilitatsiya zaliga kelib, bemorlari qanday yurayotganini koʻradi.</p>`,
    en: `
<p>Replaces hips and knees and repairs ligaments. Once a week he comes to the rehabilitation hall to see how his patients walk.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Ташкент, лечебное дело, 1998',
      kk: 'Медицина академиясы, Ташкент, емдеу ісі, 1998',
      uz: 'Tibbiyot akademiyasi, Toshkent, davolash ishi, 1998',
      en: 'Medical academy, Tashkent, general medicine, 1998',
    },
    {
      ru: 'Ординатура по травматологии и ортопедии, 2001',
      kk: 'Травматология және ортопедия ординатурасы, 2001',
      uz: 'Travmatologiya va ortopediya ordinaturasi, 2001',
      en: 'Residency in orthopaedics, 2001',
    },
  ],
  schedule: [
    scheduleEntry(mainBuilding, [[1, 3], '15:00', '19:00']),
    scheduleEntry(rehabilitationCentre, [[6], '09:00', '12:00']),
  ],
}
