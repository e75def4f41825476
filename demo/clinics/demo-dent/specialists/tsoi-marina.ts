import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const tsoiMarina: SeedSpecialist = {
  code: '100109',
  slug: 'tsoi-marina',
  lastName: { ru: 'Цой', kk: 'Цой', uz: 'Soy', en: 'Tsoi' },
  name: { ru: 'Марина', kk: 'Марина', uz: 'Marina', en: 'Marina' },
  middleName: { ru: 'Владимировна', kk: 'Владимировна', uz: 'Vladimirovna', en: 'Vladimirovna' },
  photo: picture('demo-dent/doctor-9', {
    ru: 'Нарисованный портрет врача Марины Цой',
    kk: 'Дәрігер Марина Цойдың салынған портреті',
    uz: 'Shifokor Marina Soyning chizilgan portreti',
    en: 'Illustrated portrait of Dr Marina Tsoi',
  }),
  specialities: ['dental-therapist'],
  position: {
    ru: 'Стоматолог-терапевт, эндодонтист',
    kk: 'Стоматолог-терапевт, эндодонтист',
    uz: 'Stomatolog-terapevt, endodontist',
    en: 'Restorative dentist, endodontist',
  },
  experienceSince: 2014,
  languages: ['ru', 'kk'],
  about: {
    ru: `
<p>Лечит и перелечивает корневые каналы под микроскопом, извлекает сломанные инструменты, работает с зубами, которые в других местах предложили удалить.</p>
<p>Если шансов сохранить зуб мало, говорит об этом прямо и объясняет, сколько зуб может прослужить.</p>`,
    kk: `
<p>Түбір өзектерін микроскоппен емдейді және қайта емдейді, сынып қалған құралдарды алады, басқа жерде жұлуды ұсынған тістермен жұмыс істейді.</p>
<p>Тісті сақтап қалу мүмкіндігі аз болса, ашық айтып, тіс қанша уақыт қызмет ете алатынын түсіндіреді.</p>`,
    uz: `
<p>Ildiz kanallarini mikroskop ostida davolaydi va qayta davolaydi, sinib qolgan asboblarni oladi, boshqa joyda olib tashlash taklif qilingan tishlar bilan ishlaydi.</p>
<p>Tishni saqlab qolish imkoniyati kam boʻlsa, ochiq aytadi va tish qancha xizmat qilishi mumkinligini tushuntiradi.</p>`,
    en: `
<p>Treats and retreats root canals under a microscope, removes broken instruments and works with teeth that others suggested taking out.</p>
<p>When the chances of saving a tooth are low, she says so and explains how long the tooth may last.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Алматы, стоматология, 2013',
      kk: 'Медицина университеті, Алматы, стоматология, 2013',
      uz: 'Tibbiyot universiteti, Olmaota, stomatologiya, 2013',
      en: 'Medical university, Almaty, dentistry, 2013',
    },
    {
      ru: 'Курс «Микроскоп в эндодонтии», 2018',
      kk: '«Эндодонтиядағы микроскоп» курсы, 2018',
      uz: '“Endodontiyada mikroskop” kursi, 2018',
      en: 'Course “The microscope in endodontics”, 2018',
    },
  ],
}
