import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding } from '../cabinets.ts'

export const saidovaKamola: SeedSpecialist = {
  code: '100508',
  slug: 'saidova-kamola',
  lastName: { ru: 'Саидова', kk: 'Саидова', uz: 'Saidova', en: 'Saidova' },
  name: { ru: 'Камола', kk: 'Камола', uz: 'Kamola', en: 'Kamola' },
  middleName: { ru: 'Рустамовна', kk: 'Рүстемқызы', uz: 'Rustamovna', en: 'Rustamovna' },
  photo: picture('demo-hospital/doctor-5', {
    ru: 'Нарисованный портрет анестезиолога Камолы Саидовой',
    kk: 'Анестезиолог Камола Саидованың салынған портреті',
    uz: 'Anesteziolog Kamola Saidovaning chizilgan portreti',
    en: 'Illustrated portrait of anaesthetist Kamola Saidova',
  }),
  specialities: ['anesthesiologist'],
  position: {
    ru: 'Ведёт подготовку к операциям',
    kk: 'Отаға дайындықты жүргізеді',
    uz: 'Operatsiyaga tayyorgarlikni olib boradi',
    en: 'In charge of preparing for surgery',
  },
  experienceSince: 2016,
  languages: ['uz', 'ru', 'kk'],
  about: {
    ru: `
<p>Знакомится с пациентом за несколько дней до операции: спрашивает о лекарствах, аллергии и о том, чего он боится. После наркоза она первая, кого он видит.</p>`,
    kk: `
<p>Пациентпен отадан бірнеше күн бұрын танысады: дәрілері, аллергиясы және неден қорқатыны туралы сұрайды. Наркоздан оянғанда пациент алдымен соны көреді.</p>`,
    uz: `
<p>Bemor bilan operatsiyadan bir necha kun oldin tanishadi: dorilari, allergiyasi va nimadan qoʻrqishi haqida soʻraydi. Narkozdan uygʻongan bemor eng avval uni koʻradi.</p>`,
    en: `
<p>Meets patients a few days before surgery and asks about medicines, allergies and fears. She is the first person they see when they wake up.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Ташкент, лечебное дело, 2013',
      kk: 'Медицина академиясы, Ташкент, емдеу ісі, 2013',
      uz: 'Tibbiyot akademiyasi, Toshkent, davolash ishi, 2013',
      en: 'Medical academy, Tashkent, general medicine, 2013',
    },
  ],
  schedule: [scheduleEntry(mainBuilding, [[2, 4], '12:00', '14:00'])],
}
