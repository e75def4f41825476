import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const shmidtAnna: SeedSpecialist = {
  code: '100105',
  slug: 'shmidt-anna',
  lastName: { ru: 'Шмидт', kk: 'Шмидт', uz: 'Shmidt', en: 'Schmidt' },
  name: { ru: 'Анна', kk: 'Анна', uz: 'Anna', en: 'Anna' },
  middleName: { ru: 'Андреевна', kk: 'Андреевна', uz: 'Andreyevna', en: 'Andreevna' },
  photo: picture('demo-dent/doctor-5', {
    ru: 'Нарисованный портрет врача Анны Шмидт',
    kk: 'Дәрігер Анна Шмидтің салынған портреті',
    uz: 'Shifokor Anna Shmidtning chizilgan portreti',
    en: 'Illustrated portrait of Dr Anna Schmidt',
  }),
  specialities: ['orthodontist'],
  position: { ru: 'Врач-ортодонт', kk: 'Ортодонт дәрігер', uz: 'Ortodont shifokor', en: 'Orthodontist' },
  experienceSince: 2012,
  languages: ['ru', 'de', 'en'],
  about: {
    ru: `
<p>Исправляет прикус у детей с семи лет и у взрослых: пластинки, брекеты, элайнеры. План лечения показывает на модели и до начала называет примерный срок и полную стоимость.</p>
<p>Ведёт пациентов вместе с ортопедом и хирургом, когда перед протезированием нужно выровнять зубы.</p>`,
    kk: `
<p>Жеті жастан асқан балалар мен ересектердің тістемін пластина, брекет және элайнермен түзетеді. Емдеу жоспарын модельде көрсетіп, шамамен алғандағы мерзімі мен толық құнын ем басталғанға дейін айтады.</p>
<p>Протездеу алдында тісті түзеу қажет болса, пациентті ортопедпен және хирургпен бірге бақылайды.</p>`,
    uz: `
<p>Yetti yoshdan oshgan bolalar va kattalarning tishlamini plastinka, breket va elaynerlar bilan toʻgʻrilaydi. Davolash rejasini modelda koʻrsatadi, taxminiy muddati va toʻliq narxini davolash boshlanguncha aytadi.</p>
<p>Protezlashdan oldin tishlarni tekislash kerak boʻlsa, bemorni ortoped va jarroh bilan birga kuzatib boradi.</p>`,
    en: `
<p>Corrects the bite of children from the age of seven and of adults with plates, braces and aligners. She shows the plan on a model and gives the expected duration and the full price before starting.</p>
<p>Works together with the prosthodontist and the surgeon when teeth have to be aligned before prosthetic work.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Алматы, стоматология, 2010',
      kk: 'Медицина университеті, Алматы, стоматология, 2010',
      uz: 'Tibbiyot universiteti, Olmaota, stomatologiya, 2010',
      en: 'Medical university, Almaty, dentistry, 2010',
    },
    {
      ru: 'Резидентура по ортодонтии, 2013',
      kk: 'Ортодонтия бойынша резидентура, 2013',
      uz: 'Ortodontiya boʻyicha rezidentura, 2013',
      en: 'Residency in orthodontics, 2013',
    },
  ],
}
