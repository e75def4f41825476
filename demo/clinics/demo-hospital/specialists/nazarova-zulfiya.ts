import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding } from '../cabinets.ts'

export const nazarovaZulfiya: SeedSpecialist = {
  code: '100505',
  slug: 'nazarova-zulfiya',
  lastName: { ru: 'Назарова', kk: 'Назарова', uz: 'Nazarova', en: 'Nazarova' },
  name: { ru: 'Зульфия', kk: 'Зульфия', uz: 'Zulfiya', en: 'Zulfiya' },
  middleName: { ru: 'Анваровна', kk: 'Әнуарқызы', uz: 'Anvarovna', en: 'Anvarovna' },
  photo: picture('demo-hospital/doctor-9', {
    ru: 'Нарисованный портрет врача УЗИ Зульфии Назаровой',
    kk: 'УДЗ дәрігері Зульфия Назарованың салынған портреті',
    uz: 'UTT shifokori Zulfiya Nazarovaning chizilgan portreti',
    en: 'Illustrated portrait of ultrasound doctor Zulfiya Nazarova',
  }),
  specialities: ['ultrasound-doctor', 'cardiologist'],
  position: {
    ru: 'Врач УЗИ и эхокардиографии',
    kk: 'УДЗ және эхокардиография дәрігері',
    uz: 'UTT va exokardiografiya shifokori',
    en: 'Ultrasound and echocardiography',
  },
  experienceSince: 2014,
  languages: ['uz', 'ru'],
  about: {
    ru: `
<p>Смотрит сердце, сосуды и брюшную полость. Поворачивает экран к пациенту и рассказывает, что на нём, пока смотрит: ждать и гадать не приходится.</p>`,
    kk: `
<p>Жүректі, тамырларды және іш қуысын қарайды. Экранды пациентке бұрып, қарап отырып не көрінетінін айтады: күтіп, күмәнданып отырмайсыз.</p>`,
    uz: `
<p>Yurak, tomirlar va qorin boʻshligʻini koʻradi. Ekranni bemorga burib, koʻrayotgan paytda nima koʻrinayotganini aytib boradi: kutib, xavotirlanib oʻtirmaysiz.</p>`,
    en: `
<p>Examines the heart, vessels and abdomen. She turns the screen towards you and says what it shows while she looks, so nobody has to wait and guess.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Андижан, лечебное дело, 2012',
      kk: 'Медицина институты, Әндіжан, емдеу ісі, 2012',
      uz: 'Tibbiyot instituti, Andijon, davolash ishi, 2012',
      en: 'Medical institute, Andijan, general medicine, 2012',
    },
  ],
  schedule: [scheduleEntry(mainBuilding, [[1, 2, 4, 5], '12:00', '19:00'], [[6], '08:00', '14:00'])],
}
