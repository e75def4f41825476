import { block, columns, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { children } from './children.ts'
import { faq } from './faq.ts'
import { firstVisit } from './first-visit.ts'

const book = {
  label: {
    ru: 'Записаться на приём',
    kk: 'Қабылдауға жазылу',
    uz: 'Qabulga yozilish',
    en: 'Book an appointment',
  },
  link: toPage('/appointment'),
}

const hero = block(
  'hero',
  'hero',
  {
    title: {
      ru: 'Сначала план и цена, потом лечение',
      kk: 'Алдымен жоспар мен баға, содан кейін ем',
      uz: 'Avval reja va narx, keyin davolash',
      en: 'First a plan and a price, then treatment',
    },
    lead: {
      ru: '«Демо-Дент» — вымышленная стоматология в Алматы для взрослых и детей. Так может выглядеть сайт вашей клиники.',
      kk: '«Демо-Дент» — Алматыдағы ересектер мен балаларға арналған ойдан шығарылған стоматология. Сіздің клиникаңыздың сайты осындай болуы мүмкін.',
      uz: '“Demo-Dent” — Olmaotadagi kattalar va bolalar uchun oʻylab topilgan stomatologiya. Klinikangiz sayti shunday boʻlishi mumkin.',
      en: 'Demo-Dent is a fictional dental clinic for adults and children in Almaty. Your clinic’s site could look like this.',
    },
    image: picture('demo-dent/hero-2', {
      ru: 'Рисунок: светлый стоматологический кабинет — кресло у большого окна, фикус и шкафы',
      kk: 'Сурет: жарық стоматология кабинеті — үлкен терезе жанындағы кресло, фикус пен шкафтар',
      uz: 'Rasm: yorugʻ stomatologiya xonasi — katta deraza yonidagi kreslo, fikus va shkaflar',
      en: 'Drawing: a bright dental room with a chair by a large window, a ficus and cabinets',
    }),
    action: book,
    secondAction: {
      label: { ru: 'Выбрать врача', kk: 'Дәрігер таңдау', uz: 'Shifokor tanlash', en: 'Choose a dentist' },
      link: toPage('/specialists'),
    },
  },
  2,
)

const secondBranch = block('second-branch', 'announcement', {
  title: {
    ru: 'Теперь два филиала',
    kk: 'Енді екі филиал',
    uz: 'Endi ikkita filial',
    en: 'Now in two places',
  },
  text: {
    ru: 'Лечение можно начать в одном и закончить в другом: карта и снимки видны обоим.',
    kk: 'Емді бірінде бастап, екіншісінде аяқтауға болады: карта мен суреттер екеуіне де көрінеді.',
    uz: 'Davolashni birida boshlab, ikkinchisida tugatish mumkin: karta va suratlar ikkalasida ham koʻrinadi.',
    en: 'Start treatment in one and finish in the other: both see your record and X-rays.',
  },
  action: {
    label: {
      ru: 'Адреса и часы',
      kk: 'Мекенжайлар мен уақыты',
      uz: 'Manzillar va vaqti',
      en: 'Addresses and hours',
    },
    link: toPage('/contacts'),
  },
  tone: 'calm',
})

const askPrice = block('ask-price', 'call-to-action', {
  title: {
    ru: 'Не нашли свой случай в\u00a0прейскуранте?',
    kk: 'Бағалар тізімінен өзіңізге керегін таппадыңыз ба?',
    uz: 'Narxlar roʻyxatidan oʻzingizga keragini topmadingizmi?',
    en: 'Can’t find your case in the price list?',
  },
  text: {
    ru: 'Опишите, что беспокоит. Врач ответит письмом и скажет, к кому записаться сначала.',
    kk: 'Не мазалайтынын жазыңыз. Дәрігер хатпен жауап беріп, алдымен кімге жазылу керегін айтады.',
    uz: 'Nima bezovta qilayotganini yozing. Shifokor xat orqali javob berib, avval kimga yozilish kerakligini aytadi.',
    en: 'Describe what bothers you. A dentist will reply by e-mail and tell you whom to see first.',
  },
  action: {
    label: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
    link: toPage('/ask-question'),
  },
  tone: 'calm',
})

const visit = block('visit', 'call-to-action', {
  title: {
    ru: 'Начните с осмотра',
    kk: 'Қаралудан бастаңыз',
    uz: 'Koʻrikdan boshlang',
    en: 'Start with a check-up',
  },
  text: {
    ru: '40\u00a0минут, план лечения и ответы на вопросы. Решать что-то в тот же день не нужно.',
    kk: '40\u00a0минут, емдеу жоспары және сұрақтарға жауап. Сол күні ештеңе шешудің қажеті жоқ.',
    uz: '40\u00a0daqiqa, davolash rejasi va savollarga javob. Shu kuniyoq qaror qabul qilish shart emas.',
    en: '40\u00a0minutes, a treatment plan and answers to your questions. You need not decide anything the same day.',
  },
  action: book,
  tone: 'accent',
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Дент — стоматология в\u00a0Алматы',
    kk: 'Демо-Дент — Алматыдағы стоматология',
    uz: 'Demo-Dent — Olmaotadagi stomatologiya',
    en: 'Demo-Dent, a dental clinic in Almaty',
  },
  description: {
    ru: 'Демонстрационный сайт вымышленной стоматологии: врачи, услуги с ценами, часы работы, новости и ответы на частые вопросы.',
    kk: 'Ойдан шығарылған стоматологияның демонстрациялық сайты: дәрігерлер, бағалары бар қызметтер, жұмыс уақыты, жаңалықтар және жиі қойылатын сұрақтарға жауаптар.',
    uz: 'Oʻylab topilgan stomatologiyaning demo sayti: shifokorlar, narxlari bilan xizmatlar, ish vaqti, yangiliklar va koʻp beriladigan savollarga javoblar.',
    en: 'Demo site of a fictional dental clinic: dentists, services with prices, opening hours, news and answers to common questions.',
  },
  blocks: [
    hero,
    block('praise', 'review-list', { inBrief: true }),
    block('dentists', 'specialist-grid', { limit: 8 }),
    block('prices', 'services'),
    askPrice,
    secondBranch,
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    firstVisit,
    children,
    faq,
    block('news', 'news-grid', { limit: 3, allLink: true }),
    block('photos', 'gallery', {
      title: {
        ru: 'Загляните к нам',
        kk: 'Клиникамызбен танысыңыз',
        uz: 'Klinikamiz bilan tanishing',
        en: 'Take a look inside',
      },
      limit: 6,
    }),
    visit,
  ],
}
