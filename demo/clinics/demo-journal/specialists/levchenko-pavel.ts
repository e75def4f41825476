import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const levchenkoPavel: SeedSpecialist = {
  code: '100706',
  slug: 'levchenko-pavel',
  lastName: { ru: 'Левченко', kk: 'Левченко', uz: 'Levchenko', en: 'Levchenko' },
  name: { ru: 'Павел', kk: 'Павел', uz: 'Pavel', en: 'Pavel' },
  middleName: { ru: 'Андреевич', kk: 'Андреевич', uz: 'Andreyevich', en: 'Andreevich' },
  photo: picture('demo-journal/doctor-6', {
    ru: 'Нарисованный портрет врача Павла Левченко',
    kk: 'Дәрігер Павел Левченконың салынған портреті',
    uz: 'Shifokor Pavel Levchenkoning chizilgan portreti',
    en: 'Illustrated portrait of Dr Pavel Levchenko',
  }),
  specialities: ['neurologist'],
  position: {
    ru: 'Детский невролог',
    kk: 'Балалар неврологы',
    uz: 'Bolalar nevrologi',
    en: 'Paediatric neurologist',
  },
  experienceSince: 2010,
  languages: ['ru', 'en'],
  about: {
    ru: `
<p>Помогает при головной боли, тиках, задержке речи, эпилепсии и трудном сне. Чаще успокаивает, чем назначает, и всегда просит видео.</p>
<p>Отец троих детей, поэтому о недосыпе пишет со знанием дела.</p>`,
    kk: `
<p>Бас ауруы, тик, сөйлеудің кешеуілдеуі, эпилепсия және мазасыз ұйқы кезінде көмектеседі. Дәрі тағайындаудан гөрі көбіне тыныштандырады әрі үнемі бейнежазба сұрайды.</p>
<p>Үш баланың әкесі, сондықтан ұйқы қанбау туралы біліп жазады.</p>`,
    uz: `
<p>Bosh ogʻrigʻi, tiklar, nutq kechikishi, epilepsiya va notinch uyquda yordam beradi. Dori buyurishdan koʻra koʻproq tinchlantiradi va doim video soʻraydi.</p>
<p>Uch farzandning otasi, shuning uchun uyqusizlik haqida bilib yozadi.</p>`,
    en: `
<p>Helps with headaches, tics, late speech, epilepsy and difficult sleep. He reassures more often than he prescribes, and always asks for a video.</p>
<p>A father of three, so he writes about lack of sleep with authority.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Семей, педиатрия, 2007',
      kk: 'Медицина университеті, Семей, педиатрия, 2007',
      uz: 'Tibbiyot universiteti, Semey, pediatriya, 2007',
      en: 'Medical university, Semey, paediatrics, 2007',
    },
    {
      ru: 'Резидентура по детской неврологии, 2010',
      kk: 'Балалар неврологиясы бойынша резидентура, 2010',
      uz: 'Bolalar nevrologiyasi boʻyicha rezidentura, 2010',
      en: 'Residency in paediatric neurology, 2010',
    },
  ],
  schedule: [
    {
      cabinet: '10071',
      hours: {
        week: [
          { day: 2, intervals: [{ from: '14:00', to: '19:00' }] },
          { day: 3, intervals: [{ from: '08:00', to: '13:00' }] },
          { day: 4, intervals: [{ from: '08:00', to: '13:00' }] },
        ],
      },
    },
  ],
}
