import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const nurpeisovaSaule: SeedSpecialist = {
  code: '100701',
  slug: 'nurpeisova-saule',
  lastName: { ru: 'Нурпеисова', kk: 'Нұрпейісова', uz: 'Nurpeisova', en: 'Nurpeisova' },
  name: { ru: 'Сауле', kk: 'Сәуле', uz: 'Saule', en: 'Saule' },
  middleName: { ru: 'Маратовна', kk: 'Маратқызы', uz: 'Maratovna', en: 'Maratovna' },
  photo: picture('demo-journal/doctor-1', {
    ru: 'Нарисованный портрет врача Сауле Нурпеисовой',
    kk: 'Дәрігер Сәуле Нұрпейісованың салынған портреті',
    uz: 'Shifokor Saule Nurpeisovaning chizilgan portreti',
    en: 'Illustrated portrait of Dr Saule Nurpeisova',
  }),
  specialities: ['pediatrician'],
  position: {
    ru: 'Главный врач, главный редактор журнала',
    kk: 'Бас дәрігер, журналдың бас редакторы',
    uz: 'Bosh shifokor, jurnal bosh muharriri',
    en: 'Chief doctor, editor-in-chief of the journal',
  },
  experienceSince: 2001,
  languages: ['kk', 'ru', 'en'],
  about: {
    ru: `
<p>Принимает детей с первого дня жизни. Первый приём длится сорок минут: двадцать для ребёнка и двадцать для вопросов.</p>
<p>В журнале отвечает за последнее слово: ни один текст не выходит, пока она не прочла его глазами уставшей мамы. Пишет о сне, прививках и детских садах.</p>`,
    kk: `
<p>Балаларды өмірінің алғашқы күнінен бастап қабылдайды. Алғашқы қабылдау қырық минутқа созылады: жиырмасы — балаға, жиырмасы — сұрақтарға.</p>
<p>Журналда соңғы сөз соныкі: шаршаған ананың көзімен оқып шықпайынша, бірде-бір мәтін жарияланбайды. Ұйқы, екпе және балабақша туралы жазады.</p>`,
    uz: `
<p>Bolalarni hayotining birinchi kunidan qabul qiladi. Birinchi qabul qirq daqiqa davom etadi: yigirmasi — bolaga, yigirmasi — savollarga.</p>
<p>Jurnalda oxirgi soʻz uniki: charchagan onaning koʻzi bilan oʻqib chiqmaguncha, birorta matn eʼlon qilinmaydi. Uyqu, emlash va bogʻcha haqida yozadi.</p>`,
    en: `
<p>Sees children from their first day. A first visit takes forty minutes: twenty for the child and twenty for questions.</p>
<p>At the journal she has the last word: no text appears before she has read it with the eyes of a tired mother. Writes about sleep, vaccines and kindergarten.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Семей, педиатрия, 2000',
      kk: 'Медицина университеті, Семей, педиатрия, 2000',
      uz: 'Tibbiyot universiteti, Semey, pediatriya, 2000',
      en: 'Medical university, Semey, paediatrics, 2000',
    },
    {
      ru: 'Стажировка по неонатологии, 2009',
      kk: 'Неонатология бойынша тағылымдама, 2009',
      uz: 'Neonatologiya boʻyicha malaka oshirish, 2009',
      en: 'Training in neonatology, 2009',
    },
  ],
  schedule: [
    {
      cabinet: '10071',
      hours: {
        week: [
          { day: 1, intervals: [{ from: '08:00', to: '14:00' }] },
          { day: 2, intervals: [{ from: '08:00', to: '14:00' }] },
          { day: 3, intervals: [{ from: '13:00', to: '19:00' }] },
          { day: 5, intervals: [{ from: '08:00', to: '14:00' }] },
          { day: 6, intervals: [{ from: '09:00', to: '12:00' }] },
        ],
      },
    },
  ],
}
