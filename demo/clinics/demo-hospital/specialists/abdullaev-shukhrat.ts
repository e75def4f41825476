import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding, rehabilitationCentre } from '../cabinets.ts'

export const abdullaevShukhrat: SeedSpecialist = {
  code: '100503',
  slug: 'abdullaev-shukhrat',
  lastName: { ru: 'Абдуллаев', kk: 'Абдуллаев', uz: 'Abdullayev', en: 'Abdullaev' },
  name: { ru: 'Шухрат', kk: 'Шухрат', uz: 'Shuhrat', en: 'Shukhrat' },
  middleName: { ru: 'Эргашевич', kk: 'Ергешұлы', uz: 'Ergashevich', en: 'Ergashevich' },
  photo: picture('demo-hospital/doctor-8', {
    ru: 'Нарисованный портрет невролога Шухрата Абдуллаева',
    kk: 'Невролог Шухрат Абдуллаевтың салынған портреті',
    uz: 'Nevrolog Shuhrat Abdullayevning chizilgan portreti',
    en: 'Illustrated portrait of neurologist Shukhrat Abdullaev',
  }),
  specialities: ['neurologist'],
  position: {
    ru: 'Невролог, консультант по инсульту',
    kk: 'Невролог, инсульт бойынша кеңесші',
    uz: 'Nevrolog, insult boʻyicha maslahatchi',
    en: 'Neurologist, stroke adviser',
  },
  experienceSince: 1987,
  languages: ['uz', 'ru'],
  about: {
    ru: `
<p>Почти сорок лет лечит последствия инсульта. Считает, что восстановление начинается в первые дни, и потому принимает в двух корпусах: смотрит пациента до выписки и после.</p>`,
    kk: `
<p>Қырық жылға жуық инсульт салдарын емдейді. Қалпына келу алғашқы күндерден басталады деп санайды, сондықтан екі корпуста қабылдайды: пациентті шығар алдында да, кейін де қарайды.</p>`,
    uz: `
<p>Qirq yilga yaqin insult oqibatlarini davolaydi. Tiklanish dastlabki kunlardan boshlanadi deb hisoblaydi, shuning uchun ikki binoda qabul qiladi: bemorni chiqishidan oldin ham, keyin ham koʻradi.</p>`,
    en: `
<p>Has treated people after a stroke for almost forty years. He believes that recovery begins in the first days, so he works in both buildings and sees patients before discharge and after it.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Ташкент, 1985',
      kk: 'Медицина институты, Ташкент, 1985',
      uz: 'Tibbiyot instituti, Toshkent, 1985',
      en: 'Medical institute, Tashkent, 1985',
    },
    {
      ru: 'Стажировка по нейрореабилитации, 2008',
      kk: 'Нейрооңалту бойынша тағылымдама, 2008',
      uz: 'Neyroreabilitatsiya boʻyicha malaka oshirish, 2008',
      en: 'Fellowship in neurological rehabilitation, 2008',
    },
  ],
  schedule: [
    scheduleEntry(mainBuilding, [[1, 4], '10:00', '14:00']),
    scheduleEntry(rehabilitationCentre, [[2, 5], '09:00', '13:00']),
  ],
}
