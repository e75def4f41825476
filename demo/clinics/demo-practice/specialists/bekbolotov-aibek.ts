import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { childrensRoom } from '../cabinets.ts'

export const bekbolotovAibek: SeedSpecialist = {
  code: '100603',
  slug: 'bekbolotov-aibek',
  lastName: { ru: 'Бекболотов', kk: 'Бекболатов', uz: 'Bekbolotov', en: 'Bekbolotov' },
  name: { ru: 'Айбек', kk: 'Айбек', uz: 'Aybek', en: 'Aibek' },
  middleName: { ru: 'Нурланович', kk: 'Нұрланұлы', uz: 'Nurlanovich', en: 'Nurlanovich' },
  photo: picture('demo-practice/doctor-2', {
    ru: 'Нарисованный портрет педиатра Айбека Бекболотова',
    kk: 'Педиатр Айбек Бекболатовтың салынған портреті',
    uz: 'Pediatr Aybek Bekbolotovning chizilgan portreti',
    en: 'Illustrated portrait of paediatrician Aibek Bekbolotov',
  }),
  specialities: ['pediatrician'],
  position: {
    ru: 'Малыши и кормление',
    kk: 'Сәбилер және емізу',
    uz: 'Chaqaloqlar va emizish',
    en: 'Babies and breastfeeding',
  },
  experienceSince: 2018,
  languages: ['ky', 'ru', 'kk', 'en'],
  about: {
    ru: `
<p>Осматривает малышей на ковре, потому что там им не страшно. Родителям рисует план болезни: что будет завтра, послезавтра и когда уже пора беспокоиться.</p>`,
    kk: `
<p>Балаларды кілем үстінде қарайды, өйткені онда олар қорықпайды. Ата-анаға аурудың жоспарын сызып береді: ертең, арғы күні не болады және қашан алаңдау керек.</p>`,
    uz: `
<p>Bolalarni gilam ustida koʻradi, chunki u yerda ular qoʻrqmaydi. Ota-onaga kasallik rejasini chizib beradi: ertaga, indinga nima boʻladi va qachon xavotirlanish kerak.</p>`,
    en: `
<p>Examines little ones on the rug, because they are not afraid there. For parents he draws the course of the illness: what comes tomorrow, what the day after, and when it is time to worry.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Бишкек, педиатрия, 2016',
      kk: 'Медицина академиясы, Бішкек, педиатрия, 2016',
      uz: 'Tibbiyot akademiyasi, Bishkek, pediatriya, 2016',
      en: 'Medical academy, Bishkek, paediatrics, 2016',
    },
    {
      ru: 'Консультант по грудному вскармливанию, 2021',
      kk: 'Емізу бойынша кеңесші, 2021',
      uz: 'Koʻkrak suti bilan boqish boʻyicha maslahatchi, 2021',
      en: 'Breastfeeding adviser, 2021',
    },
  ],
  schedule: [scheduleEntry(childrensRoom, [[1, 2, 3, 4], '09:00', '13:00'])],
}
