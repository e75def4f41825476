import { block, columns, toPage } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { faq } from './faq.ts'
import { frequentPurposes } from './frequent-purposes.ts'

/** Name, opening status, address and phone are visible on the first screen of a phone too. */
const intro = block('intro', 'clinic-intro', {
  lead: {
    ru: 'Врач до восьми вечера, анализы с\u00a07:30. Поликлиника вымышленная: так может выглядеть сайт вашей.',
    kk: 'Дәрігер кешкі сегізге дейін, талдау 7:30-дан. Емхана ойдан шығарылған: сіздің сайтыңыз да осындай болуы мүмкін.',
    uz: 'Shifokor kechki sakkizgacha, tahlil 7:30\u00a0dan. Poliklinika oʻylab topilgan: saytingiz shunday boʻlishi mumkin.',
    en: 'Doctors until eight in the evening, tests from 7:30. The polyclinic is fictional: your site could look like this.',
  },
  withPhoto: true,
  action: {
    label: {
      ru: 'Записаться к врачу',
      kk: 'Дәрігерге жазылу',
      uz: 'Shifokorga yozilish',
      en: 'Book a doctor',
    },
    link: toPage('/appointment'),
  },
})

const today = block('today', 'announcement', {
  title: {
    ru: 'Прививка от гриппа — без записи, кабинет 105',
    kk: 'Тұмауға қарсы екпе — жазылусыз, 105-кабинет',
    uz: 'Grippga qarshi emlash — yozilmasdan, 105-xona',
    en: 'Flu vaccination without an appointment, room 105',
  },
  text: {
    ru: 'По будням с 8:00 до 18:00. Беременным, детям, людям старше 60 лет и с хроническими болезнями — бесплатно.',
    kk: 'Жұмыс күндері 8:00-ден 18:00-ге дейін. Жүкті әйелдерге, балаларға, 60 жастан асқандарға және созылмалы ауруы барларға — тегін.',
    uz: 'Ish kunlari 8:00 dan 18:00 gacha. Homiladorlar, bolalar, 60 yoshdan oshganlar va surunkali kasalligi borlarga — bepul.',
    en: 'Weekdays from 8:00 to 18:00. Free for pregnant women, children, people over 60 and those with chronic illnesses.',
  },
  tone: 'important',
})

/** Shown before and during the holidays only. */
const holidays = block('holidays', 'announcement', {
  title: {
    ru: 'В новогодние дни часы другие',
    kk: 'Жаңа жыл күндері жұмыс уақыты өзгереді',
    uz: 'Yangi yil kunlari ish vaqti boshqacha',
    en: 'Different hours over New Year',
  },
  text: {
    ru: '31 декабря — до 14:00, 1 и 7 января закрыто, 2 января с 9:00 до 13:00 принимает дежурный врач.',
    kk: '31 желтоқсан — 14:00-ге дейін, 1 және 7 қаңтар — жабық, 2 қаңтарда 9:00-ден 13:00-ге дейін кезекші дәрігер қабылдайды.',
    uz: '31-dekabr — 14:00 gacha, 1 va 7-yanvar — yopiq, 2-yanvarda 9:00 dan 13:00 gacha navbatchi shifokor qabul qiladi.',
    en: '31 December until 14:00, closed on 1 and 7 January; on 2 January a duty doctor is here from 9:00 to 13:00.',
  },
  tone: 'calm',
  from: '2026-12-10',
  until: '2027-01-07',
})

const allPrices = block('all-prices', 'call-to-action', {
  title: {
    ru: 'Прикреплённым по направлению — без оплаты',
    kk: 'Тіркелгендерге жолдамамен — тегін',
    uz: 'Biriktirilganlarga yoʻllanma bilan — bepul',
    en: 'Free on referral for registered patients',
  },
  text: {
    ru: 'Цены нужны тем, кто пришёл без прикрепления или хочет обследоваться сверх назначенного. Полный список — на странице «О поликлинике».',
    kk: 'Баға тіркелмей келгендерге немесе тағайындалғаннан артық тексерілгісі келетіндерге керек. Толық тізім «Емхана туралы» бетінде.',
    uz: 'Narxlar biriktirilmaganlarga yoki tayinlanganidan ortiq tekshirilmoqchi boʻlganlarga kerak. Toʻliq roʻyxat “Poliklinika haqida” sahifasida.',
    en: 'Prices are for those who are not registered or want more than was prescribed. The full list is on the “About the polyclinic” page.',
  },
  action: {
    label: { ru: 'Все цены', kk: 'Барлық баға', uz: 'Barcha narxlar', en: 'All prices' },
    link: toPage('/about'),
  },
  tone: 'calm',
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Поликлиника — городская поликлиника в\u00a0Караганде',
    kk: 'Демо-Емхана — Қарағандыдағы қалалық емхана',
    uz: 'Demo-Poliklinika — Qaragʻandadagi shahar poliklinikasi',
    en: 'Demo-Polyclinic, a city polyclinic in Karaganda',
  },
  description: {
    ru: 'Демонстрационный сайт вымышленной поликлиники: запись к врачу, прикрепление, анализы, прививки, детское отделение, цены и новости.',
    kk: 'Ойдан шығарылған емхананың демонстрациялық сайты: дәрігерге жазылу, тіркелу, талдаулар, екпелер, балалар бөлімшесі, бағалар мен жаңалықтар.',
    uz: 'Oʻylab topilgan poliklinikaning demo sayti: shifokorga yozilish, biriktirilish, tahlillar, emlash, bolalar boʻlimi, narxlar va yangiliklar.',
    en: 'Demo site of a fictional polyclinic: booking, registration, tests, vaccinations, the children’s department, prices and news.',
  },
  blocks: [
    intro,
    today,
    holidays,
    frequentPurposes,
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    block('doctors', 'specialist-grid', {
      title: { ru: 'Кто принимает', kk: 'Кім қабылдайды', uz: 'Kim qabul qiladi', en: 'Who you can see' },
      limit: 8,
    }),
    block('news', 'news-grid', { limit: 3, allLink: true }),
    block('prices', 'services', {
      title: {
        ru: 'Сколько стоит лаборатория',
        kk: 'Зертхана қанша тұрады',
        uz: 'Laboratoriya qancha turadi',
        en: 'What laboratory tests cost',
      },
      group: 'Лаборатория',
    }),
    allPrices,
    faq,
  ],
}
