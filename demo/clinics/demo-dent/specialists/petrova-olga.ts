import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const petrovaOlga: SeedSpecialist = {
  code: '100103',
  slug: 'petrova-olga',
  lastName: { ru: 'Петрова', kk: 'Петрова', uz: 'Petrova', en: 'Petrova' },
  name: { ru: 'Ольга', kk: 'Ольга', uz: 'Olga', en: 'Olga' },
  middleName: { ru: 'Викторовна', kk: 'Викторовна', uz: 'Viktorovna', en: 'Viktorovna' },
  photo: picture('demo-dent/doctor-3', {
    ru: 'Нарисованный портрет врача Ольги Петровой',
    kk: 'Дәрігер Ольга Петрованың салынған портреті',
    uz: 'Shifokor Olga Petrovaning chizilgan portreti',
    en: 'Illustrated portrait of Dr Olga Petrova',
  }),
  specialities: ['pediatric-dentist'],
  position: {
    ru: 'Детский стоматолог',
    kk: 'Балалар стоматологы',
    uz: 'Bolalar stomatologi',
    en: 'Paediatric dentist',
  },
  experienceSince: 1994,
  languages: ['ru', 'kk'],
  about: {
    ru: `
<p>Принимает детей с первого зуба до 16 лет. Первый визит проводит как знакомство: ребёнок сам нажимает кнопки кресла и считает зубы у игрушки.</p>
<p>Лечит молочные и постоянные зубы, герметизирует фиссуры, помогает родителям наладить чистку дома.</p>`,
    kk: `
<p>Алғашқы тісі шыққан бөбектен 16 жасқа дейінгі балаларды қабылдайды. Алғашқы келуді танысу ретінде өткізеді: бала креслоның түймелерін өзі басып, ойыншықтың тістерін санайды.</p>
<p>Сүт тістері мен тұрақты тістерді емдейді, фиссураларды герметизациялайды, ата-аналарға үйде тіс тазалауды жолға қоюға көмектеседі.</p>`,
    uz: `
<p>Birinchi tishi chiqqan chaqaloqdan 16 yoshgacha bolalarni qabul qiladi. Birinchi tashrifni tanishuv sifatida oʻtkazadi: bola kreslo tugmalarini oʻzi bosadi va oʻyinchoqning tishlarini sanaydi.</p>
<p>Sut va doimiy tishlarni davolaydi, fissuralarni germetiklaydi, ota-onalarga uyda tish tozalashni yoʻlga qoʻyishda yordam beradi.</p>`,
    en: `
<p>Sees children from the first tooth to the age of 16. The first visit is for getting to know each other: the child presses the buttons of the chair and counts the teeth of a toy.</p>
<p>Treats milk and permanent teeth, seals fissures and helps parents build a brushing routine at home.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Караганда, стоматология, 1993',
      kk: 'Медицина институты, Қарағанды, стоматология, 1993',
      uz: 'Tibbiyot instituti, Qaragʻanda, stomatologiya, 1993',
      en: 'Medical institute, Karaganda, dentistry, 1993',
    },
    {
      ru: 'Специализация по детской стоматологии, 1996',
      kk: 'Балалар стоматологиясы бойынша мамандану, 1996',
      uz: 'Bolalar stomatologiyasi boʻyicha ixtisoslashuv, 1996',
      en: 'Specialisation in paediatric dentistry, 1996',
    },
  ],
}
