import type { WeekSeed } from '../../backend/seed/week/week-seed.ts'

/** What patients of the demo clinic have written, who wait for an answer. */
export const questions: WeekSeed['questions'] = [
  {
    text: 'Здравствуйте! Можно ли перенести запись с утра на вечер того же дня, если освободится время?',
    name: 'Марина',
    lang: 'ru',
    hoursAgo: 3,
  },
  {
    text: 'Принимаете ли вы по субботам и нужно ли записываться заранее?',
    name: 'Олег',
    lang: 'ru',
    hoursAgo: 20,
    specialist: '100108',
  },
  {
    text: 'Сәлеметсіз бе! Балам екеуміз бір уақытта жазыла аламыз ба?',
    name: 'Айгерім',
    lang: 'kk',
    hoursAgo: 27,
  },
  {
    text: 'Assalomu alaykum! Toʻlovni karta orqali qilsa boʻladimi?',
    name: 'Otabek',
    lang: 'uz',
    hoursAgo: 6,
  },
]

export const documentRequests: WeekSeed['documentRequests'] = [
  {
    text: '',
    name: 'Гульмира Ахметова',
    lang: 'ru',
    hoursAgo: 5,
    state: 'new',
    value: { document: 'taxes', patient: 'Ахметова Гульмира, 1984', period: '2026 год' },
  },
  {
    text: '',
    name: 'Нұрсұлтан Сейітқали',
    lang: 'kk',
    hoursAgo: 30,
    state: 'preparing',
    value: { document: 'extract', patient: 'Сейітқали Нұрсұлтан, 1993' },
  },
]

export const comments: WeekSeed['comments'] = {
  ru: ['Могу опоздать на десять минут.', 'Я у вас впервые.', 'Приеду на машине, есть ли парковка?'],
  kk: ['Он минутқа кешігуім мүмкін.', 'Сізге алғаш рет келемін.'],
  uz: ['Oʻn daqiqa kechikishim mumkin.', 'Sizga birinchi marta boraman.'],
  en: ['I may be ten minutes late.', 'This is my first visit.'],
}

/** Notes of the demo doctor: they say that they are invented, and nothing medical. */
export const notes: WeekSeed['notes'] = [
  'Демонстрационная запись о выдуманном пациенте.\nПриём прошёл по плану, на вопросы ответили. Следующая встреча — по записи.',
  'Демонстрационная запись о выдуманном пациенте.\nДоговорились о времени следующего приёма. Просит напомнить сообщением.',
  'Демонстрационная запись о выдуманном пациенте.\nОбсудили план посещений и стоимость, пациент согласен.',
]
