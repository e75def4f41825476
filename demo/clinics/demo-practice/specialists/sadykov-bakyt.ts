import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { house } from '../cabinets.ts'

export const sadykovBakyt: SeedSpecialist = {
  code: '100602',
  slug: 'sadykov-bakyt',
  lastName: { ru: 'Садыков', kk: 'Садықов', uz: 'Sodiqov', en: 'Sadykov' },
  name: { ru: 'Бакыт', kk: 'Бақыт', uz: 'Baqit', en: 'Bakyt' },
  middleName: { ru: 'Омурович', kk: 'Өмірұлы', uz: 'Omurovich', en: 'Omurovich' },
  photo: picture('demo-practice/doctor-6', {
    ru: 'Нарисованный портрет семейного врача Бакыта Садыкова',
    kk: 'Отбасы дәрігері Бақыт Садықовтың салынған портреті',
    uz: 'Oilaviy shifokor Baqit Sodiqovning chizilgan portreti',
    en: 'Illustrated portrait of family doctor Bakyt Sadykov',
  }),
  specialities: ['family-doctor', 'internist'],
  position: {
    ru: 'Семейный врач, визиты на дом',
    kk: 'Отбасы дәрігері, үйге барып қарау',
    uz: 'Oilaviy shifokor, uyga tashriflar',
    en: 'Family doctor, home visits',
  },
  experienceSince: 1985,
  languages: ['ky', 'ru', 'kk', 'uz'],
  about: {
    ru: `
<p>Двадцать лет был единственным врачом в горном селе и с тех пор умеет обходиться малым. Разбирает домашние аптечки: из девяти коробок обычно остаются три.</p>
<p>К пожилым ездит сам, по вторникам и пятницам.</p>`,
    kk: `
<p>Жиырма жыл таудағы ауылдың жалғыз дәрігері болған, содан бері азбен тынуды біледі. Үй дәрі қобдишасын реттейді: тоғыз қораптан әдетте үшеуі қалады.</p>
<p>Қарттарға сейсенбі мен жұма күндері өзі барады.</p>`,
    uz: `
<p>Yigirma yil togʻdagi qishloqning yagona shifokori boʻlgan, shundan beri oz narsa bilan eplay oladi. Uydagi dori qutisini tartibga soladi: toʻqqiz qutidan odatda uchtasi qoladi.</p>
<p>Keksalarnikiga seshanba va juma kunlari oʻzi boradi.</p>`,
    en: `
<p>For twenty years he was the only doctor of a mountain village, and he has managed with little ever since. He goes through home medicine boxes: of nine packets, three usually stay.</p>
<p>He visits older people himself on Tuesdays and Fridays.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Фрунзе, лечебное дело, 1984',
      kk: 'Медицина институты, Фрунзе, емдеу ісі, 1984',
      uz: 'Tibbiyot instituti, Frunze, davolash ishi, 1984',
      en: 'Medical institute, Frunze, general medicine, 1984',
    },
  ],
  schedule: [scheduleEntry(house, [[1, 3, 4], '14:00', '18:30'], [[6], '09:00', '13:00'])],
}
