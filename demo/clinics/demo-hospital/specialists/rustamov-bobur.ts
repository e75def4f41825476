import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding } from '../cabinets.ts'

export const rustamovBobur: SeedSpecialist = {
  code: '100502',
  slug: 'rustamov-bobur',
  lastName: { ru: 'Рустамов', kk: 'Рүстемов', uz: 'Rustamov', en: 'Rustamov' },
  name: { ru: 'Бобур', kk: 'Бабыр', uz: 'Bobur', en: 'Bobur' },
  middleName: { ru: 'Алишерович', kk: 'Әлішерұлы', uz: 'Alisherovich', en: 'Alisherovich' },
  photo: picture('demo-hospital/doctor-4', {
    ru: 'Нарисованный портрет кардиолога Бобура Рустамова',
    kk: 'Кардиолог Бабыр Рүстемовтың салынған портреті',
    uz: 'Kardiolog Bobur Rustamovning chizilgan portreti',
    en: 'Illustrated portrait of cardiologist Bobur Rustamov',
  }),
  specialities: ['cardiologist'],
  position: {
    ru: 'Интервенционный кардиолог',
    kk: 'Интервенциялық кардиолог',
    uz: 'Interventsion kardiolog',
    en: 'Interventional cardiologist',
  },
  experienceSince: 2012,
  languages: ['uz', 'ru', 'en'],
  about: {
    ru: `
<p>Делает коронарографию и ставит стенты через сосуд на запястье: вечером пациент уже сидит и ужинает.</p>
<p>Показывает запись исследования на экране и объясняет, почему одно сужение лечит, а за другим наблюдает.</p>`,
    kk: `
<p>Коронарография жасап, білектегі тамыр арқылы стент қояды: кешке пациент отырып, тамақтана алады.</p>
<p>Зерттеу жазбасын экраннан көрсетіп, бір тарылуды неге емдейтінін, екіншісін неге бақылайтынын түсіндіреді.</p>`,
    uz: `
<p>Koronarografiya qiladi va bilakdagi tomir orqali stent qoʻyadi: kechqurun bemor oʻtirib ovqatlanadi.</p>
<p>Tekshiruv yozuvini ekranda koʻrsatib, bir torayishni nega davolashini, boshqasini nega kuzatishini tushuntiradi.</p>`,
    en: `
<p>Does coronary angiography and places stents through the wrist: by evening the patient sits up and has supper.</p>
<p>Shows the recording on a screen and explains why he treats one narrowing and only watches another.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Самарканд, лечебное дело, 2010',
      kk: 'Медицина институты, Самарқанд, емдеу ісі, 2010',
      uz: 'Tibbiyot instituti, Samarqand, davolash ishi, 2010',
      en: 'Medical institute, Samarkand, general medicine, 2010',
    },
  ],
  schedule: [scheduleEntry(mainBuilding, [[2, 4], '14:00', '20:00'])],
}
