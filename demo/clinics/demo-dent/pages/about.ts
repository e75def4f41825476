import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const story = rich({
  ru: `
    ## Демонстрационная клиника
    «Демо-Дент» не существует. Мы придумали её, чтобы показать сайт целиком: с врачами, ценами, новостями и двумя филиалами. Всё, что относится к пациентам и врачам, вымышлено.
    ## Что для нас важно
    - План лечения с ценой — до начала, а не в кассе.
    - Объяснение простыми словами и на том языке, на котором вам удобно.
    - Лечение с запасом времени: мы оставляем десять минут между приёмами.
    - Второе мнение: сложные планы смотрят двое врачей.
    ## Чего мы не обещаем
    Что больно не бывает никогда, что коронка прослужит вечно и что решение есть у каждого случая. Обещаем сказать честно, каковы шансы и какие есть другие пути.`,
  kk: `
    ## Демонстрациялық клиника
    «Демо-Дент» шын мәнінде жоқ. Біз оны сайтты тұтас көрсету үшін ойлап таптық: дәрігерлерімен, бағаларымен, жаңалықтарымен және екі филиалымен. Пациенттер мен дәрігерлерге қатысты мәліметтің бәрі ойдан шығарылған.
    ## Біз үшін не маңызды
    - Бағасы бар емдеу жоспары кассада емес, ем басталғанға дейін беріледі.
    - Өзіңізге ыңғайлы тілде, қарапайым сөзбен түсіндіреміз.
    - Асықпай емдейміз: қабылдаулар арасында он минут қалдырамыз.
    - Екінші пікір: күрделі жоспарды екі дәрігер қарайды.
    ## Біз уәде етпейтін нәрселер
    Ешқашан ауырмайды, коронка мәңгі тұрады, әр жағдайдың шешімі бар деп уәде бермейміз. Нәтиже мүмкіндігі қандай екенін және басқа қандай жолдар барын ашық айтуға уәде береміз.`,
  uz: `
    ## Demo klinika
    “Demo-Dent” aslida mavjud emas. Biz uni saytni toʻliq koʻrsatish uchun oʻylab topdik: shifokorlari, narxlari, yangiliklari va ikki filiali bilan. Bemorlar va shifokorlarga oid barcha maʼlumot oʻylab topilgan.
    ## Biz uchun nima muhim
    - Narxi yozilgan davolash rejasi kassada emas, davolash boshlanguncha beriladi.
    - Sizga qulay tilda, oddiy soʻzlar bilan tushuntiramiz.
    - Shoshilmasdan davolaymiz: qabullar orasida oʻn daqiqa qoldiramiz.
    - Ikkinchi fikr: murakkab rejani ikki shifokor koʻradi.
    ## Biz vaʼda qilmaydigan narsalar
    Hech qachon ogʻrimaydi, koronka abadiy turadi, har bir holatning yechimi bor deb vaʼda qilmaymiz. Natija imkoniyati qandayligini va boshqa qanday yoʻllar borligini ochiq aytishga vaʼda beramiz.`,
  en: `
    ## A demonstration clinic
    Demo-Dent does not exist. We invented it to show a complete site, with dentists, prices, news and two branches. Everything about patients and dentists is made up.
    ## What matters to us
    - A treatment plan with a price comes before we start, not at the payment desk.
    - Explanations are in plain words and in the language that suits you.
    - Treatment is unhurried: we leave ten minutes between visits.
    - A second opinion: two dentists look at every complex plan.
    ## What we do not promise
    That it never hurts, that a crown lasts for ever and that every case has a solution. We promise to be honest about the chances and about the alternatives.`,
})

const figures = block('figures', 'figures', {
  items: [
    {
      value: { ru: '9', kk: '9', uz: '9', en: '9' },
      label: {
        ru: 'специалистов, от терапевта до хирурга',
        kk: 'маман, терапевттен хирургке дейін',
        uz: 'mutaxassis, terapevtdan jarrohgacha',
        en: 'specialists, from fillings to surgery',
      },
    },
    {
      value: { ru: '2', kk: '2', uz: '2', en: '2' },
      label: {
        ru: 'филиала в Алматы',
        kk: 'филиал Алматыда',
        uz: 'filial Olmaotada',
        en: 'branches in Almaty',
      },
    },
    {
      value: { ru: '10 минут', kk: '10 минут', uz: '10 daqiqa', en: '10 minutes' },
      label: {
        ru: 'запаса между приёмами, чтобы ваш начался вовремя',
        kk: 'қабылдаулар арасында бос қалады, сіздікі уақытында басталуы үшін',
        uz: 'qabullar orasida boʻsh qoladi, siznikini oʻz vaqtida boshlash uchun',
        en: 'kept free between visits, so that yours starts on time',
      },
    },
  ],
  titleHidden: true,
})

const surgeon = block('surgeon', 'quote', {
  text: {
    ru: 'На следующий день после операции я звоню сам. Человек не должен гадать, так ли у него всё идёт.',
    kk: 'Операциядан кейін келесі күні өзім қоңырау шаламын. Адам бәрі дұрыс па екен деп күмәнданып отырмауы керек.',
    uz: 'Operatsiyadan keyin ertasiga oʻzim qoʻngʻiroq qilaman. Inson hammasi joyidami deb xavotirda qolmasligi kerak.',
    en: 'I call the day after surgery myself. Nobody should sit at home and wonder whether it is healing as it should.',
  },
  author: {
    ru: 'Ерлан Абдрахманов',
    kk: 'Ерлан Әбдірахманов',
    uz: 'Yerlan Abdraxmanov',
    en: 'Erlan Abdrakhmanov',
  },
  role: {
    ru: 'Заведующий хирургическим кабинетом',
    kk: 'Хирургиялық кабинет меңгерушісі',
    uz: 'Jarrohlik xonasi mudiri',
    en: 'Head of oral surgery',
  },
  portrait: picture('demo-dent/doctor-6', {
    ru: 'Нарисованный портрет врача Ерлана Абдрахманова',
    kk: 'Дәрігер Ерлан Әбдірахмановтың салынған портреті',
    uz: 'Shifokor Yerlan Abdraxmanovning chizilgan portreti',
    en: 'Illustrated portrait of Dr Erlan Abdrakhmanov',
  }),
})

export const about: SeedPage = {
  title: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
  description: {
    ru: 'Как работает вымышленная клиника «Демо-Дент», кто в ней лечит и чего здесь не обещают.',
    kk: 'Ойдан шығарылған «Демо-Дент» клиникасы қалай жұмыс істейді, мұнда кім емдейді және клиника нені уәде етпейді.',
    uz: 'Oʻylab topilgan “Demo-Dent” klinikasi qanday ishlaydi, bu yerda kim davolaydi va klinika nimani vaʼda qilmaydi.',
    en: 'How the fictional clinic Demo-Dent works, who treats patients there and what it does not promise.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
      lead: {
        ru: 'Девять специалистов, два филиала в Алматы и одно правило: сначала объяснить.',
        kk: 'Тоғыз маман, Алматыдағы екі филиал және бір ереже: алдымен түсіндіру.',
        uz: 'Toʻqqiz mutaxassis, Olmaotadagi ikki filial va bitta qoida: avval tushuntirish.',
        en: 'Nine specialists, two branches in Almaty and one rule: explain first.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-window', 'image', {
        image: picture('demo-dent/window-2', {
          ru: 'Рисунок: высокое окно с видом на горы, на подоконнике растение и чашка',
          kk: 'Сурет: тауға қараған биік терезе, алдында өсімдік пен кесе',
          uz: 'Rasm: togʻlarga qaragan baland deraza, tokchasida oʻsimlik va piyola',
          en: 'Drawing: a tall window with a mountain view; a plant and a cup on the sill',
        }),
      }),
    ]),
    figures,
    block('dentists', 'specialist-grid', { limit: 9 }),
    surgeon,
    block('reviews', 'review-list', { limit: 3 }),
    block('photos', 'gallery', { limit: 6 }),
    block('news', 'news-grid', {
      title: { ru: 'Из жизни клиники', kk: 'Клиника өмірінен', uz: 'Klinika hayotidan', en: 'At the clinic' },
      category: 'clinic',
      limit: 2,
      allLink: false,
    }),
  ],
}
