import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding } from '../cabinets.ts'

export const yuldashevaNigora: SeedSpecialist = {
  code: '100501',
  slug: 'yuldasheva-nigora',
  lastName: { ru: 'Юлдашева', kk: 'Юлдашева', uz: 'Yoʻldosheva', en: 'Yuldasheva' },
  name: { ru: 'Нигора', kk: 'Нигора', uz: 'Nigora', en: 'Nigora' },
  middleName: { ru: 'Баходировна', kk: 'Баһадырқызы', uz: 'Bahodirovna', en: 'Bakhodirovna' },
  photo: picture('demo-hospital/doctor-1', {
    ru: 'Нарисованный портрет кардиолога Нигоры Юлдашевой',
    kk: 'Кардиолог Нигора Юлдашеваның салынған портреті',
    uz: 'Kardiolog Nigora Yoʻldoshevaning chizilgan portreti',
    en: 'Illustrated portrait of cardiologist Nigora Yuldasheva',
  }),
  specialities: ['cardiologist'],
  position: {
    ru: 'Главный врач, кардиолог',
    kk: 'Бас дәрігер, кардиолог',
    uz: 'Bosh shifokor, kardiolog',
    en: 'Chief physician, cardiologist',
  },
  experienceSince: 1999,
  languages: ['uz', 'ru', 'en'],
  about: {
    ru: `
<p>Ведёт людей с сердечной недостаточностью и после инфаркта. На первом приёме просит рассказать не диагнозы, а обычный день: по нему видно, где сердцу тяжело.</p>
<p>По средам смотрит документы тех, кому предложили операцию в другом месте.</p>`,
    kk: `
<p>Жүрек жеткіліксіздігі бар және инфаркттан кейінгі адамдарды бақылайды. Алғашқы қабылдауда диагноздарды емес, әдеттегі күніңізді айтып беруді сұрайды: жүрекке қай кезде ауыр екені содан көрінеді.</p>
<p>Сәрсенбі күндері басқа жерде ота ұсынылғандардың құжаттарын қарайды.</p>`,
    uz: `
<p>Yurak yetishmovchiligi bor va infarktdan keyingi bemorlarni kuzatadi. Birinchi qabulda tashxislarni emas, odatdagi kuningizni gapirib berishni soʻraydi: yurakka qachon ogʻir boʻlishi shundan bilinadi.</p>
<p>Chorshanba kunlari boshqa joyda operatsiya taklif qilinganlarning hujjatlarini koʻradi.</p>`,
    en: `
<p>Looks after people with heart failure and after a heart attack. At the first visit she asks not for diagnoses but for an ordinary day: it shows where the heart struggles.</p>
<p>On Wednesdays she reads the papers of people who were offered surgery elsewhere.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Ташкент, лечебное дело, 1997',
      kk: 'Медицина академиясы, Ташкент, емдеу ісі, 1997',
      uz: 'Tibbiyot akademiyasi, Toshkent, davolash ishi, 1997',
      en: 'Medical academy, Tashkent, general medicine, 1997',
    },
    {
      ru: 'Ординатура по кардиологии, 1999',
      kk: 'Кардиология бойынша ординатура, 1999',
      uz: 'Kardiologiya boʻyicha ordinatura, 1999',
      en: 'Residency in cardiology, 1999',
    },
  ],
  schedule: [scheduleEntry(mainBuilding, [[1, 3, 5], '09:00', '15:00'])],
}
