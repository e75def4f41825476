import { block, columns, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage, SeedText } from '../../../parts/seed-types.ts'
import { book, invitation } from './book.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: {
      ru: 'От первой жалобы до\u00a0первого шага после операции — с\u00a0вами одна команда',
      kk: 'Алғашқы шағымнан отадан кейінгі алғашқы қадамға дейін қасыңызда бір команда',
      uz: 'Birinchi shikoyatdan operatsiyadan keyingi birinchi qadamgacha yoningizda bitta jamoa',
      en: 'One team beside you, from the first complaint to the first step after surgery',
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
    ru: '«Демо-Госпиталь» придуман, чтобы показать сайт. Врачи, цены и адреса на нём вымышлены.',
    kk: '«Демо-Госпиталь» сайтты көрсету үшін ойдан шығарылған. Ондағы дәрігерлер, бағалар мен мекенжайлар шын емес.',
    uz: '“Demo-Gospital” saytni koʻrsatish uchun oʻylab topilgan. Undagi shifokorlar, narxlar va manzillar toʻqima.',
    en: 'Demo-Hospital was invented to show a site. Its doctors, prices and addresses are made up.',
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
        ru: 'МРТ, КТ, УЗИ и гастроскопия. Описание — в день исследования.',
        kk: 'МРТ, КТ, УДЗ және гастроскопия. Сипаттамасы зерттеу күні дайын.',
        uz: 'MRT, KT, UTT va gastroskopiya. Izohi tekshiruv kunining oʻzida.',
        en: 'MRI, CT, ultrasound and gastroscopy. The report comes on the day of the scan.',
      },
    ),
    direction(
      '/surgery',
      { ru: 'Хирургия', kk: 'Хирургия', uz: 'Jarrohlik', en: 'Surgery' },
      {
        ru: 'Грыжи, желчный пузырь, суставы. Чаще через проколы, чем через разрез.',
        kk: 'Жарық, өт қабы, буындар. Көбіне тілік емес, шағын тесік арқылы.',
        uz: 'Churra, oʻt pufagi, boʻgʻimlar. Koʻpincha kesmasdan, kichik teshiklar orqali.',
        en: 'Hernias, the gallbladder, joints. More often through small openings than a long cut.',
      },
    ),
    direction(
      '/rehabilitation',
      { ru: 'Реабилитация', kk: 'Оңалту', uz: 'Reabilitatsiya', en: 'Rehabilitation' },
      {
        ru: 'Зал, бассейн и цель, которую назвали вы: дойти, поднять, приготовить самому.',
        kk: 'Зал, бассейн және өзіңіз атаған мақсат: жету, көтеру, өз қолыңызбен дайындау.',
        uz: 'Zal, basseyn va oʻzingiz aytgan maqsad: yetib borish, koʻtarish, oʻz qoʻlingiz bilan pishirish.',
        en: 'A hall, a pool and a goal that you name yourself: to walk there, to lift, to cook again.',
      },
    ),
  ],
})

const doctors = block('doctors', 'specialist-grid', {
  title: {
    ru: 'Кто будет рядом',
    kk: 'Қасыңызда кімдер болады',
    uz: 'Yoningizda kimlar boʻladi',
    en: 'Who will be beside you',
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
    ru: 'Остальные цены — на\u00a0одной странице',
    kk: 'Қалған бағалар бір бетте',
    uz: 'Qolgan narxlar bitta sahifada',
    en: 'All other prices are on one page',
  },
  text: {
    ru: 'Диагностика, операции и реабилитация, с пояснениями, что входит.',
    kk: 'Диагностика, оталар және оңалту, бағаға не кіретіні түсіндірілген.',
    uz: 'Diagnostika, operatsiyalar va reabilitatsiya, narxga nima kirishi izohlangan.',
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
    ru: 'Госпиталь в\u00a0числах этого примера',
    kk: 'Осы мысалдағы госпиталь сандармен',
    uz: 'Shu misoldagi gospital raqamlarda',
    en: 'The hospital of this example in figures',
  },
  items: [
    {
      value: { ru: '10', kk: '10', uz: '10', en: '10' },
      label: {
        ru: 'врачей знают друг друга и ваш план',
        kk: 'дәрігер бірін-бірі және жоспарыңызды біледі',
        uz: 'shifokor bir-birini va rejangizni biladi',
        en: 'doctors who know each other and your plan',
      },
    },
    {
      value: { ru: '1 день', kk: '1 күн', uz: '1 kun', en: '1 day' },
      label: {
        ru: 'от исследования до описания снимков',
        kk: 'зерттеуден түсірілім сипаттамасына дейін',
        uz: 'tekshiruvdan suratlar izohigacha',
        en: 'from the scan to its report',
      },
    },
    {
      value: { ru: '70\u00a0см', kk: '70\u00a0см', uz: '70\u00a0sm', en: '70\u00a0cm' },
      label: {
        ru: 'ширина тоннеля МРТ, чтобы не было тесно',
        kk: 'МРТ туннелінің ені, тарлық қылмауы үшін',
        uz: 'MRT tunnelining kengligi, torlik qilmasligi uchun',
        en: 'wide MRI bore, so that you do not feel shut in',
      },
    },
    {
      value: { ru: '33 градуса', kk: '33 градус', uz: '33 daraja', en: '33\u00a0°C' },
      label: {
        ru: 'в бассейне, где делают первые шаги',
        kk: 'алғашқы қадам жасалатын бассейнде',
        uz: 'birinchi qadam qoʻyiladigan basseynda',
        en: 'in the pool where first steps are made',
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
    kk: 'Ойдан шығарылған госпитальдың демонстрациялық сайты: кардиология, диагностика, хирургия, оңалту, дәрігерлер және сум бағалары.',
    uz: 'Oʻylab topilgan gospitalning demo sayti: kardiologiya, diagnostika, jarrohlik, reabilitatsiya, shifokorlar va soʻmdagi narxlar.',
    en: 'Demonstration site of an invented hospital: cardiology, diagnostics, surgery, rehabilitation, doctors and prices in soums.',
  },
  blocks: [
    hero,
    directions,
    doctors,
    columns('price-list', 'wide-left', [prices, allPrices]),
    figures,
    words,
    block('news', 'news-grid', { limit: 3, allLink: true }),
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    block('map', 'map'),
    invitation,
  ],
}
