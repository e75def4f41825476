import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const sarsenovaAigerim: SeedSpecialist = {
  code: '100101',
  slug: 'sarsenova-aigerim',
  lastName: { ru: 'Сарсенова', kk: 'Сәрсенова', uz: 'Sarsenova', en: 'Sarsenova' },
  name: { ru: 'Айгерим', kk: 'Айгерім', uz: 'Aygerim', en: 'Aigerim' },
  middleName: { ru: 'Нурлановна', kk: 'Нұрланқызы', uz: 'Nurlanovna', en: 'Nurlanovna' },
  photo: picture('demo-dent/doctor-1', {
    ru: 'Нарисованный портрет врача Айгерим Сарсеновой',
    kk: 'Дәрігер Айгерім Сәрсенованың салынған портреті',
    uz: 'Shifokor Aygerim Sarsenovaning chizilgan portreti',
    en: 'Illustrated portrait of Dr Aigerim Sarsenova',
  }),
  specialities: ['dental-therapist'],
  position: {
    ru: 'Главный врач, стоматолог-терапевт',
    kk: 'Бас дәрігер, стоматолог-терапевт',
    uz: 'Bosh shifokor, stomatolog-terapevt',
    en: 'Chief dentist, restorative dentistry',
  },
  experienceSince: 2006,
  languages: ['kk', 'ru', 'en'],
  about: {
    ru: `
<p>Лечит кариес и его осложнения, восстанавливает сколотые и стёртые зубы. Перед началом показывает снимки на экране и объясняет, что нужно сделать сейчас, а что может подождать.</p>
<p>Как главный врач разбирает сложные планы лечения, в которых участвуют несколько специалистов.</p>`,
    kk: `
<p>Тісжегіні және оның асқынуларын емдейді, сынған және тозған тістерді қалпына келтіреді. Емді бастар алдында түсірілімдерді экраннан көрсетіп, қазір не істеу керегін, нені кейінге қалдыруға болатынын түсіндіреді.</p>
<p>Бас дәрігер ретінде бірнеше маман қатысатын күрделі емдеу жоспарларын талдайды.</p>`,
    uz: `
<p>Karies va uning asoratlarini davolaydi, singan va yeyilgan tishlarni tiklaydi. Davolashni boshlashdan oldin suratlarni ekranda koʻrsatib, hozir nima qilish kerakligini va nimani keyinga qoldirish mumkinligini tushuntiradi.</p>
<p>Bosh shifokor sifatida bir necha mutaxassis ishtirok etadigan murakkab davolash rejalarini koʻrib chiqadi.</p>`,
    en: `
<p>Treats decay and its complications and restores chipped and worn teeth. Before she begins she shows the X-rays on a screen and explains what has to be done now and what can wait.</p>
<p>As chief dentist she reviews complex treatment plans that involve several specialists.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Алматы, стоматология, 2005',
      kk: 'Медицина университеті, Алматы, стоматология, 2005',
      uz: 'Tibbiyot universiteti, Olmaota, stomatologiya, 2005',
      en: 'Medical university, Almaty, dentistry, 2005',
    },
    {
      ru: 'Интернатура по терапевтической стоматологии, 2006',
      kk: 'Терапиялық стоматология бойынша интернатура, 2006',
      uz: 'Terapevtik stomatologiya boʻyicha internatura, 2006',
      en: 'Internship in restorative dentistry, 2006',
    },
    {
      ru: 'Курс «Прямые реставрации жевательных зубов», 2019',
      kk: '«Шайнау тістерін тікелей қалпына келтіру» курсы, 2019',
      uz: '“Chaynash tishlarini toʻgʻridan-toʻgʻri tiklash” kursi, 2019',
      en: 'Course “Direct restorations of posterior teeth”, 2019',
    },
  ],
}
