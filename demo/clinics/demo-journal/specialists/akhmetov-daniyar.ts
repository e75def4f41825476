import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const akhmetovDaniyar: SeedSpecialist = {
  code: '100702',
  slug: 'akhmetov-daniyar',
  lastName: { ru: 'Ахметов', kk: 'Ахметов', uz: 'Axmetov', en: 'Akhmetov' },
  name: { ru: 'Данияр', kk: 'Данияр', uz: 'Daniyar', en: 'Daniyar' },
  middleName: { ru: 'Серикович', kk: 'Серікұлы', uz: 'Serikovich', en: 'Serikovich' },
  photo: picture('demo-journal/doctor-2', {
    ru: 'Нарисованный портрет врача Данияра Ахметова',
    kk: 'Дәрігер Данияр Ахметовтің салынған портреті',
    uz: 'Shifokor Daniyar Axmetovning chizilgan portreti',
    en: 'Illustrated portrait of Dr Daniyar Akhmetov',
  }),
  specialities: ['family-doctor'],
  position: {
    ru: 'Семейный врач, редактор раздела «Дом и семья»',
    kk: 'Отбасы дәрігері, «Үй мен отбасы» айдарының редакторы',
    uz: 'Oilaviy shifokor, “Uy va oila” ruknining muharriri',
    en: 'Family doctor, editor of “Home and family”',
  },
  experienceSince: 2012,
  languages: ['kk', 'ru', 'en'],
  about: {
    ru: `
<p>Ведёт семьи целиком: знает давление дедушки, кашель внука и то, кто кого заразил.</p>
<p>Не любит слово «иммунитет» в рекламе и длинные назначения. В журнале пишет о доме: аптечке, экранах и еде.</p>`,
    kk: `
<p>Бүкіл отбасын бақылайды: атасының қысымын да, немересінің жөтелін де, кімнен кімге жұққанын да біледі.</p>
<p>Жарнамадағы «иммунитет» сөзін және ұзын-сонар тағайындауларды ұнатпайды. Журналда үй туралы жазады: дәрі қобдишасы, экран және тамақ.</p>`,
    uz: `
<p>Butun oilani kuzatadi: bobosining bosimini ham, nevarasining yoʻtalini ham, kim kimga yuqtirganini ham biladi.</p>
<p>Reklamadagi “immunitet” soʻzini va uzun tayinlovlarni yoqtirmaydi. Jurnalda uy haqida yozadi: dori qutisi, ekran va ovqat.</p>`,
    en: `
<p>Looks after whole families: he knows the grandfather’s blood pressure, the grandson’s cough and who infected whom.</p>
<p>Dislikes the word “immunity” in advertisements and long lists of prescriptions. Writes about the home: medicine chests, screens and food.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Астана, общая медицина, 2010',
      kk: 'Медицина университеті, Астана, жалпы медицина, 2010',
      uz: 'Tibbiyot universiteti, Ostona, umumiy tibbiyot, 2010',
      en: 'Medical university, Astana, general medicine, 2010',
    },
    {
      ru: 'Резидентура по семейной медицине, 2012',
      kk: 'Отбасылық медицина бойынша резидентура, 2012',
      uz: 'Oilaviy tibbiyot boʻyicha rezidentura, 2012',
      en: 'Residency in family medicine, 2012',
    },
  ],
  schedule: [
    {
      cabinet: '10071',
      hours: {
        week: [
          { day: 1, intervals: [{ from: '13:00', to: '19:00' }] },
          { day: 2, intervals: [{ from: '13:00', to: '19:00' }] },
          { day: 3, intervals: [{ from: '08:00', to: '14:00' }] },
          { day: 4, intervals: [{ from: '14:00', to: '20:00' }] },
          { day: 5, intervals: [{ from: '13:00', to: '19:00' }] },
        ],
      },
    },
  ],
}
