import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { house } from '../cabinets.ts'

export const asanovaGulmira: SeedSpecialist = {
  code: '100601',
  slug: 'asanova-gulmira',
  lastName: { ru: 'Асанова', kk: 'Асанова', uz: 'Asanova', en: 'Asanova' },
  name: { ru: 'Гульмира', kk: 'Гүлмира', uz: 'Gulmira', en: 'Gulmira' },
  middleName: { ru: 'Токтогуловна', kk: 'Тоқтағұлқызы', uz: 'Toktogulovna', en: 'Toktogulovna' },
  photo: picture('demo-practice/doctor-1', {
    ru: 'Нарисованный портрет семейного врача Гульмиры Асановой',
    kk: 'Отбасы дәрігері Гүлмира Асанованың салынған портреті',
    uz: 'Oilaviy shifokor Gulmira Asanovaning chizilgan portreti',
    en: 'Illustrated portrait of family doctor Gulmira Asanova',
  }),
  specialities: ['family-doctor'],
  position: {
    ru: 'Основательница, семейный врач',
    kk: 'Негізін қалаушы, отбасы дәрігері',
    uz: 'Asoschi, oilaviy shifokor',
    en: 'Founder, family doctor',
  },
  experienceSince: 1992,
  languages: ['ky', 'ru', 'kk'],
  about: {
    ru: `
<p>Открыла практику в доме, где выросла. Некоторые семьи наблюдает в третьем поколении и помнит, у кого от чего болел дедушка.</p>
<p>Говорит, что половина диагноза — в паузе, которую не стоит перебивать.</p>`,
    kk: `
<p>Практиканы өзі өскен үйде ашқан. Кейбір отбасын үшінші ұрпаққа дейін бақылайды, кімнің атасы неден ауырғанын да біледі.</p>
<p>Диагноздың жартысы — бөлмеу керек үнсіздікте дейді.</p>`,
    uz: `
<p>Praktikani oʻzi katta boʻlgan uyda ochgan. Baʼzi oilalarni uchinchi avlodgacha kuzatadi, kimning bobosi nimadan kasal boʻlganini eslaydi.</p>
<p>Tashxisning yarmi — buzmaslik kerak boʻlgan jimlikda, deydi.</p>`,
    en: `
<p>Opened the practice in the house where she grew up. She looks after the third generation of some families and remembers what ailed whose grandfather.</p>
<p>Half a diagnosis, she says, lies in a pause that should not be interrupted.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Фрунзе, лечебное дело, 1990',
      kk: 'Медицина институты, Фрунзе, емдеу ісі, 1990',
      uz: 'Tibbiyot instituti, Frunze, davolash ishi, 1990',
      en: 'Medical institute, Frunze, general medicine, 1990',
    },
    {
      ru: 'Переподготовка по семейной медицине, 1999',
      kk: 'Отбасылық медицина бойынша қайта даярлау, 1999',
      uz: 'Oilaviy tibbiyot boʻyicha qayta tayyorlash, 1999',
      en: 'Retraining in family medicine, 1999',
    },
  ],
  schedule: [scheduleEntry(house, [[1, 2, 4], '09:00', '13:00'], [[3], '15:00', '20:30'])],
}
