import type { SeedReview } from '../../parts/seed-types.ts'

/** Invented reviews, each in its author's language. */
export const reviews: SeedReview[] = [
  {
    author: 'Алия К.',
    rating: 5,
    lang: 'ru',
    date: '2026-11-14',
    text: 'Лечила два зуба у Марины Владимировны. Показала снимок, объяснила, почему один канал придётся проходить заново, назвала цену до начала. Через месяц ничего не беспокоит.',
  },
  {
    author: 'Бауыржан',
    rating: 5,
    lang: 'kk',
    date: '2026-11-10',
    text: 'Ұлымды Ольга Викторовнаға апардық. Бұрын стоматологтан қорқатын, енді өзі барғысы келіп тұрады. Рақмет!',
  },
  {
    author: 'Сергей',
    rating: 4,
    lang: 'ru',
    date: '2026-11-03',
    text: 'Имплантат поставили хорошо, но пришлось ждать в холле минут двадцать.',
    answer:
      'Сергей, спасибо и извините за ожидание. В тот день затянулась операция у предыдущего пациента. Теперь после хирургических приёмов мы оставляем запас в 20\u00a0минут.',
  },
  {
    author: 'Dilnoza R.',
    rating: 5,
    lang: 'uz',
    date: '2026-10-29',
    text: 'Jasur Baxtiyorovich oʻzbekcha tushuntirgani juda qulay boʻldi. Aql tishimni oldi, ertasiga qoʻngʻiroq qilib holimni soʻradi. Uch kunda hammasi oʻtib ketdi.',
  },
  {
    author: 'Mark',
    rating: 5,
    lang: 'en',
    date: '2026-10-21',
    text: 'I came with a broken filling during a business trip. They found a slot the same evening, and the dentist explained everything in English. Clear prices, no upselling.',
  },
  {
    author: 'Гульнара Т.',
    rating: 5,
    lang: 'ru',
    date: '2026-10-15',
    text: 'Гигиена у Динары — это не только чистка. Мне впервые показали, как пользоваться ёршиками, и подобрали размер.',
  },
  {
    author: 'Нұрсұлтан',
    rating: 3,
    lang: 'kk',
    date: '2026-10-08',
    text: 'Дәрігер жақсы, бірақ телефонға бірден жауап бермеді, екі рет қоңырау шалдым. Бағасы да арзан емес.',
    answer:
      'Пікіріңізге рақмет, Нұрсұлтан. Қазан айынан бастап таңғы сағаттарда екінші әкімші жұмыс істейді. Онлайн жазылу да бар: уақытты қоңыраусыз таңдауға болады.',
  },
  {
    author: 'Ирина',
    rating: 5,
    lang: 'ru',
    date: '2026-09-30',
    text: 'Ношу брекеты полгода. Анна Андреевна всегда принимает вовремя и показывает на фото, что изменилось.',
  },
  {
    author: 'Азамат Ж.',
    rating: 4,
    lang: 'ru',
    date: '2026-09-19',
    text: 'Коронка сделана аккуратно, по цвету не отличить. Снял звезду за парковку: во дворе мест мало, вечером не встать.',
    answer: 'Азамат, вы правы. Рядом, через дорогу, есть платная парковка; первый час мы компенсируем.',
  },
  {
    author: 'Лола',
    rating: 5,
    lang: 'ru',
    date: '2026-09-11',
    text: 'Боялась зря: обо всём предупреждали и делали паузы. Спасибо!',
  },
  {
    author: 'Әсел',
    rating: 5,
    lang: 'kk',
    date: '2026-08-27',
    text: 'Жүктілік кезінде тісім ауырып келдім. Айгерім Нұрланқызы алдымен жүктілік мерзімін сұрап, акушер-гинекологыммен хабарласып, содан кейін ғана емдеді. Өте ұқыпты қарады, бүйіріме жастықша қойып, екі рет үзіліс жасады.',
  },
  {
    author: 'Виктор Л.',
    rating: 4,
    lang: 'ru',
    date: '2026-08-12',
    text: 'Лечил дёсны четыре визита. Работа кропотливая, результат виден по замерам: было 5\u00a0мм, стало 3. Хотелось бы больше вечерних окон.',
  },
  {
    author: 'Sherzod',
    rating: 5,
    lang: 'uz',
    date: '2026-07-30',
    text: 'Narxlar saytda yozilganidek chiqdi, ortiqcha narsa qoʻshishmadi. Qabulga vaqtida chaqirishdi.',
  },
  {
    author: 'Hanna',
    rating: 3,
    lang: 'en',
    date: '2026-07-18',
    text: 'Good treatment, but the consent form was only in Russian and Kazakh. The receptionist translated it for me, which took a while.',
    answer:
      'Thank you, Hanna, that was a fair point. All our forms are now available in English and Uzbek as well.',
  },
]
