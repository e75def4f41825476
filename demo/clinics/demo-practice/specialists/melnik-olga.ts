import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { house } from '../cabinets.ts'

export const melnikOlga: SeedSpecialist = {
  code: '100605',
  slug: 'melnik-olga',
  lastName: { ru: 'Мельник', kk: 'Мельник', uz: 'Melnik', en: 'Melnik' },
  name: { ru: 'Ольга', kk: 'Ольга', uz: 'Olga', en: 'Olga' },
  middleName: { ru: 'Андреевна', kk: 'Андреевна', uz: 'Andreyevna', en: 'Andreevna' },
  photo: picture('demo-practice/doctor-3', {
    ru: 'Нарисованный портрет невролога Ольги Мельник',
    kk: 'Невролог Ольга Мельниктің салынған портреті',
    uz: 'Nevrolog Olga Melnikning chizilgan portreti',
    en: 'Illustrated portrait of neurologist Olga Melnik',
  }),
  specialities: ['neurologist'],
  position: {
    ru: 'Головная боль и сон',
    kk: 'Бас ауруы және ұйқы',
    uz: 'Bosh ogʻrigʻi va uyqu',
    en: 'Headache and sleep',
  },
  experienceSince: 2008,
  languages: ['ru', 'ky', 'en'],
  about: {
    ru: `
<p>Лечит головную боль, головокружение и боль в спине. Начинает с дневника: две недели наблюдений часто избавляют от трёх снимков.</p>
<p>Любит фразу «это не опасно» и умеет её объяснить.</p>`,
    kk: `
<p>Бас ауруын, бас айналуды және арқа ауруын емдейді. Күнделіктен бастайды: екі апта бақылау көбіне үш түсірілімнің қажетін жояды.</p>
<p>«Бұл қауіпті емес» деген сөзді жақсы көреді және оны түсіндіре біледі.</p>`,
    uz: `
<p>Bosh ogʻrigʻi, bosh aylanishi va bel ogʻrigʻini davolaydi. Kundalikdan boshlaydi: ikki haftalik kuzatuv koʻpincha uchta suratga hojat qoldirmaydi.</p>
<p>“Bu xavfli emas” degan gapni yaxshi koʻradi va uni tushuntira oladi.</p>`,
    en: `
<p>Treats headache, dizziness and back pain. She begins with a diary: two weeks of notes often spare three scans.</p>
<p>She likes the words “this is not dangerous” and knows how to explain them.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Бишкек, 2005; ординатура по неврологии, 2008',
      kk: 'Медицина академиясы, Бішкек, 2005; неврология ординатурасы, 2008',
      uz: 'Tibbiyot akademiyasi, Bishkek, 2005; nevrologiya ordinaturasi, 2008',
      en: 'Medical academy, Bishkek, 2005; residency in neurology, 2008',
    },
  ],
  schedule: [scheduleEntry(house, [[2, 4, 5], '10:00', '13:00'], [[3], '16:00', '20:30'])],
}
