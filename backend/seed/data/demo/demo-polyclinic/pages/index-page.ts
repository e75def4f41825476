import { block, columns, toPage } from '../../blocks.ts'
import type { SeedPage } from '../../seed-types.ts'
import { drawing } from '../drawing.ts'
import { faq } from './faq.ts'
import { sixThings } from './six-things.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: {
      ru: 'Врач до восьми вечера, анализы с\u00a07:30',
      kk: 'Дәрігер кешкі сегізге дейін, талдау 7:30-дан',
      uz: 'Shifokor kechki sakkizgacha, tahlil 7:30\u00a0dan',
      en: 'Doctors until eight in the evening, tests from 7:30',
    },
    lead: {
      ru: '«Демо-Поликлиника» — вымышленная городская поликлиника в Караганде. Так может выглядеть сайт вашей.',
      kk: '«Демо-Емхана» — Қарағандыдағы ойдан шығарылған қалалық емхана. Сіздің сайтыңыз осындай болуы мүмкін.',
      uz: '“Demo-Poliklinika” — Qaragʻandadagi oʻylab topilgan shahar poliklinikasi. Saytingiz shunday boʻlishi mumkin.',
      en: 'Demo-Polyclinic is an invented city polyclinic in Karaganda. Your site could look like this.',
    },
    image: drawing('entrance-1'),
    action: {
      label: {
        ru: 'Записаться к врачу',
        kk: 'Дәрігерге жазылу',
        uz: 'Shifokorga yozilish',
        en: 'Book a doctor',
      },
      link: toPage('/appointment'),
    },
    secondAction: {
      label: {
        ru: 'Как прикрепиться',
        kk: 'Қалай тіркелуге болады',
        uz: 'Qanday biriktirilish mumkin',
        en: 'How to register',
      },
      link: toPage('/attachment'),
    },
  },
  2,
)

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

/** Shows itself in time before the holidays, and goes when they are over. */
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
    ru: 'Цены нужны тем, кто пришёл без прикрепления или хочет обследоваться сверх назначенного. Полный список — на странице о нас.',
    kk: 'Баға тіркелмей келгендерге немесе тағайындалғаннан артық тексерілгісі келетіндерге керек. Толық тізім — біз туралы бетте.',
    uz: 'Narxlar biriktirilmaganlarga yoki tayinlanganidan ortiq tekshirilmoqchi boʻlganlarga kerak. Toʻliq roʻyxat — biz haqimizdagi sahifada.',
    en: 'Prices are for those who are not registered or want more than was prescribed. The whole list is on the page about us.',
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
    en: 'Demonstration site of an invented polyclinic: booking, registration, tests, vaccinations, the children’s department, prices and news.',
  },
  blocks: [
    hero,
    today,
    holidays,
    sixThings,
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
