import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const galievTimur: SeedSpecialist = {
  code: '100108',
  slug: 'galiev-timur',
  lastName: { ru: 'Галиев', kk: 'Ғалиев', uz: 'Galiyev', en: 'Galiev' },
  name: { ru: 'Тимур', kk: 'Тимур', uz: 'Timur', en: 'Timur' },
  middleName: { ru: 'Ринатович', kk: 'Ринатұлы', uz: 'Rinatovich', en: 'Rinatovich' },
  photo: picture('demo-dent/doctor-8', {
    ru: 'Нарисованный портрет врача Тимура Галиева',
    kk: 'Дәрігер Тимур Ғалиевтің салынған портреті',
    uz: 'Shifokor Timur Galiyevning chizilgan portreti',
    en: 'Illustrated portrait of Dr Timur Galiev',
  }),
  specialities: ['periodontist', 'dental-therapist'],
  position: { ru: 'Пародонтолог', kk: 'Пародонтолог', uz: 'Parodontolog', en: 'Periodontist' },
  experienceSince: 2015,
  languages: ['ru', 'kk', 'en'],
  about: {
    ru: `
<p>Лечит гингивит и пародонтит, закрывает оголённые корни, готовит дёсны к протезированию. Измеряет глубину карманов в начале и через три месяца, чтобы результат был виден в цифрах.</p>
<p>Помогает бросить курить: у курящих лечение дёсен даёт меньший результат.</p>`,
    kk: `
<p>Гингивит пен пародонтитті емдейді, жалаңаштанған түбірлерді жабады, қызыл иекті протездеуге дайындайды. Нәтиже санмен көрінуі үшін қалталардың тереңдігін басында және үш айдан кейін өлшейді.</p>
<p>Темекіні тастауға көмектеседі: шылым шегетіндерде қызыл иекті емдеудің нәтижесі төмен болады.</p>`,
    uz: `
<p>Gingivit va parodontitni davolaydi, ochilgan ildizlarni yopadi, milkni protezlashga tayyorlaydi. Natija raqamlarda koʻrinishi uchun choʻntaklar chuqurligini boshida va uch oydan keyin oʻlchaydi.</p>
<p>Chekishni tashlashga yordam beradi: chekuvchilarda milkni davolash kamroq samara beradi.</p>`,
    en: `
<p>Treats gingivitis and periodontitis, covers exposed roots and prepares gums for prosthetic work. He measures pocket depth at the start and after three months, so that the result can be seen in figures.</p>
<p>Helps patients stop smoking: gum treatment works less well for smokers.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Семей, стоматология, 2014',
      kk: 'Медицина университеті, Семей, стоматология, 2014',
      uz: 'Tibbiyot universiteti, Semey, stomatologiya, 2014',
      en: 'Medical university, Semey, dentistry, 2014',
    },
    {
      ru: 'Специализация по пародонтологии, 2017',
      kk: 'Пародонтология бойынша мамандану, 2017',
      uz: 'Parodontologiya boʻyicha ixtisoslashuv, 2017',
      en: 'Specialisation in periodontology, 2017',
    },
  ],
}
