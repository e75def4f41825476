import type { SeedReview } from '../../parts/seed-types.ts'

/** Invented reviews, each in its author's language. */
export const reviews: SeedReview[] = [
  {
    specialist: '100601',
    author: 'Чолпон',
    rating: 5,
    lang: 'ru',
    date: '2026-11-13',
    text: 'Гульмира Токтогуловна вела мою маму, меня, а теперь дочку. Она единственная спросила, почему я плохо сплю, хотя пришла я с горлом.',
  },
  {
    specialist: '100603',
    author: 'Жәния',
    rating: 5,
    lang: 'kk',
    date: '2026-11-06',
    text: 'Ұлым дәрігердің қасына өзі жүгіріп барады. Кілемде ойнап отырып қарап шығады, жылаған жоқ. Қызуы үшінші күні түседі деді — солай болды.',
  },
  {
    author: 'Антон К.',
    rating: 3,
    lang: 'ru',
    date: '2026-10-27',
    text: 'Врачи прекрасные, но дозвониться утром невозможно: занято с девяти до десяти. Пришлось ехать записываться лично.',
    answer:
      'Антон, вы правы, утром нас мало у телефона. Мы включили онлайн-запись и перезваниваем на пропущенные в течение часа. Простите за лишнюю дорогу.',
  },
  {
    specialist: '100606',
    author: 'М.',
    rating: 5,
    lang: 'ru',
    date: '2026-10-18',
    text: 'Боялась, что будут лечить таблетками или осуждать. Было похоже на разговор с очень внимательным человеком. Через два месяца я снова езжу в лифте.',
  },
  {
    specialist: '100605',
    author: 'Peter',
    rating: 5,
    lang: 'en',
    date: '2026-10-09',
    text: 'Ten years of migraine, and nobody had asked me to keep a diary. Dr Melnik found two triggers in two weeks. The tea is excellent, too.',
  },
  {
    specialist: '100602',
    author: 'Нина Степановна',
    rating: 5,
    lang: 'ru',
    date: '2026-09-25',
    text: 'Доктор приехал домой, снял кардиограмму, починил очки и убрал шесть лишних лекарств. Чувствую себя бодрее.',
  },
  {
    author: 'Diyora',
    rating: 4,
    lang: 'uz',
    date: '2026-09-14',
    text: 'Juda samimiy joy, bolalar uchun alohida uycha bor. Faqat mashina qoʻyishga joy kam, koʻchada aylanib yurdik.',
    answer:
      'Rahmat, Diyora! Qoʻshni maktab hovlisida soat 17:00 dan keyin mashina qoʻyish mumkin, kelishib oldik.',
  },
  {
    specialist: '100604',
    author: 'Мама Тимура',
    rating: 5,
    lang: 'ru',
    date: '2026-08-30',
    text: 'У сына аутизм, больницы для нас — мучение. Здесь пригласили в тихий час, выключили лишний свет и дали посмотреть кабинет накануне. Первый осмотр без слёз.',
  },
  {
    author: 'Ерлан',
    rating: 2,
    lang: 'kk',
    date: '2026-08-16',
    text: 'Қабылдау жақсы, бірақ алдыңғы пациент ұзап кетіп, елу минут күттім. Ешкім ескертпеді.',
    answer:
      'Ерлан, кешірім сұраймыз. Енді қабылдау он бес минуттан көп кешіксе, хабарлама жібереміз де, уақытты тегін ауыстыруды ұсынамыз.',
  },
  {
    author: 'Салтанат',
    rating: 5,
    lang: 'ru',
    date: '2026-07-29',
    text: 'Пришла за антибиотиком, ушла без него и с объяснением, почему он не нужен. Через четыре дня всё прошло.',
  },
]
