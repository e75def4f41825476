import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const yusupovJasur: SeedSpecialist = {
  code: '100104',
  slug: 'yusupov-jasur',
  lastName: { ru: 'Юсупов', kk: 'Юсупов', uz: 'Yusupov', en: 'Yusupov' },
  name: { ru: 'Жасур', kk: 'Жасур', uz: 'Jasur', en: 'Jasur' },
  middleName: { ru: 'Бахтиёрович', kk: 'Бахтиёрович', uz: 'Baxtiyorovich', en: 'Bakhtiyorovich' },
  photo: picture('demo-dent/doctor-4', {
    ru: 'Нарисованный портрет врача Жасура Юсупова',
    kk: 'Дәрігер Жасур Юсуповтың салынған портреті',
    uz: 'Shifokor Jasur Yusupovning chizilgan portreti',
    en: 'Illustrated portrait of Dr Jasur Yusupov',
  }),
  specialities: ['oral-surgeon', 'implantologist'],
  position: {
    ru: 'Стоматолог-хирург, имплантолог',
    kk: 'Стоматолог-хирург, имплантолог',
    uz: 'Stomatolog-jarroh, implantolog',
    en: 'Oral surgeon, implantologist',
  },
  experienceSince: 2013,
  languages: ['uz', 'ru', 'kk'],
  about: {
    ru: `
<p>Удаляет зубы, в том числе зубы мудрости сложного положения, ставит имплантаты и восстанавливает костную ткань. Имплантацию планирует по КЛКТ и хирургическому шаблону.</p>
<p>Говорит, когда имплантат не нужен, и предлагает другие способы.</p>`,
    kk: `
<p>Тіс жұлады, соның ішінде күрделі орналасқан ақыл тістерді, имплантат орнатады және сүйек тінін қалпына келтіреді. Имплантацияны КСКТ мен хирургиялық шаблон бойынша жоспарлайды.</p>
<p>Имплантат қажет болмаса, оны ашық айтып, басқа тәсілдерді ұсынады.</p>`,
    uz: `
<p>Tish oladi, jumladan, murakkab joylashgan aql tishlarini, implantat oʻrnatadi va suyak toʻqimasini tiklaydi. Implantatsiyani KNKT va jarrohlik shabloni boʻyicha rejalashtiradi.</p>
<p>Implantat kerak boʻlmasa, buni ochiq aytadi va boshqa usullarni taklif qiladi.</p>`,
    en: `
<p>Removes teeth, including difficult wisdom teeth, places implants and rebuilds bone. Implants are planned with CBCT and a surgical guide.</p>
<p>He says so when an implant is not needed, and suggests alternatives.</p>`,
  },
  education: [
    {
      ru: 'Стоматологический институт, Ташкент, 2012',
      kk: 'Стоматология институты, Ташкент, 2012',
      uz: 'Stomatologiya instituti, Toshkent, 2012',
      en: 'Dental institute, Tashkent, 2012',
    },
    {
      ru: 'Ординатура по хирургической стоматологии, 2014',
      kk: 'Хирургиялық стоматология бойынша ординатура, 2014',
      uz: 'Jarrohlik stomatologiyasi boʻyicha ordinatura, 2014',
      en: 'Residency in oral surgery, 2014',
    },
  ],
}
