import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const kasymovaDinara: SeedSpecialist = {
  code: '100107',
  slug: 'kasymova-dinara',
  lastName: { ru: 'Касымова', kk: 'Қасымова', uz: 'Qosimova', en: 'Kasymova' },
  name: { ru: 'Динара', kk: 'Динара', uz: 'Dinara', en: 'Dinara' },
  middleName: { ru: 'Талгатовна', kk: 'Талғатқызы', uz: 'Talgatovna', en: 'Talgatovna' },
  photo: picture('demo-dent/doctor-7', {
    ru: 'Нарисованный портрет гигиениста Динары Касымовой',
    kk: 'Гигиенист Динара Қасымованың салынған портреті',
    uz: 'Gigiyenist Dinara Qosimovaning chizilgan portreti',
    en: 'Illustrated portrait of dental hygienist Dinara Kasymova',
  }),
  specialities: ['dental-hygienist'],
  position: {
    ru: 'Гигиенист стоматологический',
    kk: 'Стоматологиялық гигиенист',
    uz: 'Stomatologik gigiyenist',
    en: 'Dental hygienist',
  },
  experienceSince: 2017,
  languages: ['kk', 'ru', 'uz'],
  about: {
    ru: `
<p>Снимает камень и налёт, подбирает щётку, ёршики и пасту. Большая часть её приёма — обучение: вы чистите сами, она подсказывает.</p>
<p>Ведёт пациентов с брекетами, имплантатами и чувствительными зубами.</p>`,
    kk: `
<p>Тіс тасы мен қағын алады, щётка, ёршик және паста таңдап береді. Қабылдауының көп бөлігі — үйрету: сіз өзіңіз тазалайсыз, ол жөн сілтейді.</p>
<p>Брекет тағатын, имплантат салдырған және тісі сезімтал пациенттерді бақылайды.</p>`,
    uz: `
<p>Tish toshi va karashini oladi, choʻtka, yorshik va pasta tanlab beradi. Qabulining katta qismi — oʻrgatish: siz oʻzingiz tozalaysiz, u yoʻl-yoʻriq beradi.</p>
<p>Breketli, implantatli va tishi sezgir bemorlarni kuzatib boradi.</p>`,
    en: `
<p>Removes tartar and plaque and helps you choose a toothbrush, interdental brushes and toothpaste. Most of the visit is teaching: you brush, and she guides you.</p>
<p>Looks after patients with braces, implants and sensitive teeth.</p>`,
  },
  education: [
    {
      ru: 'Медицинский колледж, Алматы, профилактическая стоматология, 2016',
      kk: 'Медицина колледжі, Алматы, профилактикалық стоматология, 2016',
      uz: 'Tibbiyot kolleji, Olmaota, profilaktik stomatologiya, 2016',
      en: 'Medical college, Almaty, preventive dentistry, 2016',
    },
    {
      ru: 'Курс по пародонтологической гигиене, 2021',
      kk: 'Пародонтологиялық гигиена курсы, 2021',
      uz: 'Parodontologik gigiyena kursi, 2021',
      en: 'Course in periodontal hygiene, 2021',
    },
  ],
}
