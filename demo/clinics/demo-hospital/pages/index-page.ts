import { block, columns, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage, SeedText } from '../../../parts/seed-types.ts'
import { book, invitation } from './book.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: {
      ru: 'Одна команда врачей: от\u00a0первого приёма до\u00a0восстановления после операции',
      kk: 'Алғашқы қабылдаудан отадан кейін қалпына келгенге дейін бір дәрігерлер тобы',
      uz: 'Birinchi qabuldan operatsiyadan keyingi tiklanishgacha bitta shifokorlar jamoasi',
      en: 'One team of doctors, from your first visit to recovery after surgery',
    },
    image: picture('demo-hospital/lobby-1', {
      ru: 'Рисунок: высокий светлый холл госпиталя со стрельчатыми окнами и оливковым деревом',
      kk: 'Сурет: госпитальдың үшкір доғалы терезелері мен зәйтүн ағашы бар биік жарық холлы',
      uz: 'Rasm: gospitalning ravoqsimon derazali va zaytun daraxtli baland yorugʻ xolli',
      en: 'Drawing: the tall bright hall of the hospital with arched windows and an olive tree',
    }),
    action: book,
  },
  2,
)

const direction = (path: string, title: SeedText, text: SeedText) => ({ title, text, link: toPage(path) })

const directions = block('directions', 'feature-list', {
  title: { ru: 'Что мы лечим', kk: 'Біз не емдейміз', uz: 'Nimalarni davolaymiz', en: 'What we treat' },
  lead: {
    ru: '«Демо-Госпиталь» — вымышленная клиника, пример сайта. Врачи, цены и адреса на нём ненастоящие.',
    kk: '«Демо-Госпиталь» — сайт үлгісі ретінде ойдан шығарылған клиника. Ондағы дәрігерлер, бағалар мен мекенжайлар шын емес.',
    uz: '“Demo-Gospital” sayt namunasi sifatida oʻylab topilgan. Undagi shifokorlar, narxlar va manzillar haqiqiy emas.',
    en: 'Demo-Hospital is a fictional clinic that shows what a site can look like. Its doctors, prices and addresses are not real.',
  },
  arrangement: 'rows',
  items: [
    direction(
      '/cardiology',
      { ru: 'Кардиология', kk: 'Кардиология', uz: 'Kardiologiya', en: 'Cardiology' },
      {
        ru: 'Давление, аритмия, одышка, жизнь после инфаркта. Коронарография и стенты.',
        kk: 'Қан қысымы, аритмия, ентігу, инфаркттан кейінгі өмір. Коронарография мен стенттер.',
        uz: 'Bosim, aritmiya, hansirash, infarktdan keyingi hayot. Koronarografiya va stentlar.',
        en: 'Blood pressure, arrhythmia, breathlessness, life after a heart attack. Angiography and stents.',
      },
    ),
    direction(
      '/diagnostics',
      { ru: 'Диагностика', kk: 'Диагностика', uz: 'Diagnostika', en: 'Diagnostics' },
      {
        ru: 'МРТ, КТ, УЗИ и гастроскопия. Заключение в день исследования.',
        kk: 'МРТ, КТ, УДЗ және гастроскопия. Қорытындысы зерттеу күні дайын болады.',
        uz: 'MRT, KT, UTT va gastroskopiya. Xulosasi tekshiruv kunining oʻzida beriladi.',
        en: 'MRI, CT, ultrasound and gastroscopy, with the report on the same day.',
      },
    ),
    direction(
      '/surgery',
      { ru: 'Хирургия', kk: 'Хирургия', uz: 'Jarrohlik', en: 'Surgery' },
      {
        ru: 'Грыжи, желчный пузырь, суставы. Чаще всего оперируем через небольшие проколы.',
        kk: 'Жарық, өт қабы, буындар. Отаны көбіне шағын тесіктер арқылы жасаймыз.',
        uz: 'Churra, oʻt pufagi, boʻgʻimlar. Operatsiyani koʻpincha kichik teshiklar orqali qilamiz.',
        en: 'Hernias, gallbladder, joints. Most operations are keyhole surgery.',
      },
    ),
    direction(
      '/rehabilitation',
      { ru: 'Реабилитация', kk: 'Оңалту', uz: 'Reabilitatsiya', en: 'Rehabilitation' },
      {
        ru: 'Упражнения в зале и бассейне после операций и инсульта. Программу составляем под ваши цели.',
        kk: 'Ота мен инсульттен кейін залда және бассейнде жаттығу. Бағдарлама мақсатыңызға қарай жасалады.',
        uz: 'Operatsiya va insultdan keyin zal hamda basseynda mashqlar. Dastur maqsadingizga qarab tuziladi.',
        en: 'Exercises in the gym and the pool after surgery or a stroke. The programme follows your own goals.',
      },
    ),
  ],
})

const doctors = block('doctors', 'specialist-grid', {
  title: {
    ru: 'Наши врачи',
    kk: 'Біздің дәрігерлер',
    uz: 'Shifokorlarimiz',
    en: 'Our doctors',
  },
  limit: 8,
})

const prices = block('prices', 'services', {
  title: {
    ru: 'Сколько стоит приём',
    kk: 'Қабылдау қанша тұрады',
    uz: 'Qabul qancha turadi',
    en: 'What a consultation costs',
  },
  group: 'Приём врачей',
})

const allPrices = block('all-prices', 'call-to-action', {
  title: {
    ru: 'Остальные цены',
    kk: 'Қалған бағалар',
    uz: 'Qolgan narxlar',
    en: 'All other prices',
  },
  text: {
    ru: 'Диагностика, операции и реабилитация. Указано, что входит в цену.',
    kk: 'Диагностика, оталар және оңалту. Бағаға не кіретіні көрсетілген.',
    uz: 'Diagnostika, operatsiyalar va reabilitatsiya. Narxga nimalar kirishi koʻrsatilgan.',
    en: 'Diagnostics, surgery and rehabilitation, with notes on what is included.',
  },
  action: {
    label: {
      ru: 'Открыть прейскурант',
      kk: 'Бағаларды ашу',
      uz: 'Narxlarni ochish',
      en: 'Open the price list',
    },
    link: toPage('/prices'),
  },
  tone: 'calm',
})

const figures = block('figures', 'figures', {
  title: {
    ru: 'Госпиталь в\u00a0цифрах',
    kk: 'Госпиталь туралы сандар',
    uz: 'Gospital haqida raqamlar',
    en: 'The hospital in figures',
  },
  items: [
    {
      value: { ru: '10', kk: '10', uz: '10', en: '10' },
      label: {
        ru: 'врачей вместе составляют план лечения',
        kk: 'дәрігер емдеу жоспарын бірге жасайды',
        uz: 'shifokor davolash rejasini birga tuzadi',
        en: 'doctors who plan your treatment together',
      },
    },
    {
      value: { ru: '1 день', kk: '1 күн', uz: '1 kun', en: '1 day' },
      label: {
        ru: 'от исследования до заключения',
        kk: 'зерттеуден қорытындыға дейін',
        uz: 'tekshiruvdan xulosagacha',
        en: 'from the scan to its report',
      },
    },
    {
      value: { ru: '70\u00a0см', kk: '70\u00a0см', uz: '70\u00a0sm', en: '70\u00a0cm' },
      label: {
        ru: 'ширина тоннеля МРТ: в нём не тесно',
        kk: 'МРТ туннелінің ені: іші тар емес',
        uz: 'MRT tunnelining kengligi: ichi tor emas',
        en: 'MRI bore width, so it does not feel cramped',
      },
    },
    {
      value: { ru: '33 градуса', kk: '33 градус', uz: '33 daraja', en: '33\u00a0°C' },
      label: {
        ru: 'температура воды в бассейне',
        kk: 'бассейн суының температурасы',
        uz: 'basseyn suvining harorati',
        en: 'water temperature in the pool',
      },
    },
  ],
})

const words = block('words', 'quote', {
  text: {
    ru: 'Мы спрашиваем не только «что болит», но и «что вы перестали делать». Второй ответ часто важнее: по нему видно, ради чего лечить.',
    kk: 'Біз «не ауырады» деп қана емес, «не істеуді қойдыңыз» деп те сұраймыз. Екінші жауап көбіне маңыздырақ: не үшін емдеу керегі содан көрінеді.',
    uz: 'Biz faqat “nima ogʻriyapti” deb emas, “nima qilmay qoʻydingiz” deb ham soʻraymiz. Ikkinchi javob koʻpincha muhimroq: nima uchun davolash kerakligi shundan bilinadi.',
    en: 'We ask not only what hurts but also what you have stopped doing. The second answer often matters more: it shows what we are treating you for.',
  },
  author: { ru: 'Нигора Юлдашева', kk: 'Нигора Юлдашева', uz: 'Nigora Yoʻldosheva', en: 'Nigora Yuldasheva' },
  role: {
    ru: 'Главный врач, кардиолог',
    kk: 'Бас дәрігер, кардиолог',
    uz: 'Bosh shifokor, kardiolog',
    en: 'Chief physician, cardiologist',
  },
  portrait: picture('demo-hospital/doctor-1', {
    ru: 'Нарисованный портрет кардиолога Нигоры Юлдашевой',
    kk: 'Кардиолог Нигора Юлдашеваның салынған портреті',
    uz: 'Kardiolog Nigora Yoʻldoshevaning chizilgan portreti',
    en: 'Illustrated portrait of cardiologist Nigora Yuldasheva',
  }),
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Госпиталь — клиника в\u00a0Ташкенте',
    kk: 'Демо-Госпиталь — Ташкенттегі клиника',
    uz: 'Demo-Gospital — Toshkentdagi klinika',
    en: 'Demo-Hospital, a hospital in Tashkent',
  },
  description: {
    ru: 'Демонстрационный сайт вымышленного госпиталя: кардиология, диагностика, хирургия, реабилитация, врачи и цены в сумах.',
    kk: 'Ойдан шығарылған госпитальдың демонстрациялық сайты: кардиология, диагностика, хирургия, оңалту, дәрігерлер мен сумдағы бағалар.',
    uz: 'Oʻylab topilgan gospitalning demo sayti: kardiologiya, diagnostika, jarrohlik, reabilitatsiya, shifokorlar va soʻmdagi narxlar.',
    en: 'Demo site of a fictional hospital: cardiology, diagnostics, surgery, rehabilitation, doctors and prices in soums.',
  },
  blocks: [
    hero,
    directions,
    doctors,
    columns('price-list', 'wide-left', [prices, allPrices]),
    figures,
    words,
    block('news', 'news-grid', { limit: 3, allLink: true }),
    columns('when-and-where', 'halves', [
      block('hours', 'opening-hours'),
      block('contacts', 'contacts', { addressHidden: true, branchesHidden: true }),
    ]),
    block('map', 'map', { branches: 'beside' }),
    invitation,
  ],
}
