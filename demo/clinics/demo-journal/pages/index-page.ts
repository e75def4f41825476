import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = block('title', 'page-title', {
  title: {
    ru: 'Пишем так, как говорим в\u00a0кабинете',
    kk: 'Кабинетте қалай айтсақ, солай жазамыз',
    uz: 'Xonada qanday gapirsak, shunday yozamiz',
    en: 'We write the way we talk in the surgery',
  },
  lead: {
    ru: 'Журнал шести врачей детской и семейной клиники в\u00a0Павлодаре. И\u00a0клиника, и врачи вымышлены: это демонстрация сайта.',
    kk: 'Павлодардағы балалар және отбасылық клиникасының алты дәрігері шығаратын журнал. Клиника да, дәрігерлер де ойдан шығарылған: бұл — сайт үлгісі.',
    uz: 'Pavlodardagi bolalar va oila klinikasining olti shifokori chiqaradigan jurnal. Klinika ham, shifokorlar ham oʻylab topilgan: bu sayt namunasi.',
    en: 'The journal of six doctors at a children’s and family clinic in Pavlodar. Clinic and doctors are fictional: this is a demonstration site.',
  },
})

const openSaturday = block('open-saturday', 'announcement', {
  title: {
    ru: '28\u00a0ноября — суббота открытых вопросов',
    kk: '28\u00a0қараша — ашық сұрақтар сенбісі',
    uz: '28-noyabr — ochiq savollar shanbasi',
    en: '28 November is a Saturday of open questions',
  },
  text: {
    ru: 'С 14:00 до 17:00 врачи отвечают в холле всем, кто пришёл. Без записи и бесплатно.',
    kk: '14:00-ден 17:00-ге дейін дәрігерлер холлда келгендердің бәріне жауап береді. Жазылусыз әрі тегін.',
    uz: '14:00 dan 17:00 gacha shifokorlar xollda kelganlarning hammasiga javob beradi. Yozilmasdan va bepul.',
    en: 'From 14:00 to 17:00 our doctors answer everyone who comes to the lounge. No booking, no charge.',
  },
  tone: 'calm',
  until: '2026-11-28',
})

const portrait = columns('portrait', 'wide-left', [
  block('portrait-text', 'rich-text', {
    content: rich({
      ru: `
        ## О нас в двух абзацах
        Днём мы принимаем: дети с первых дней, их родители, иногда бабушки за компанию. Вечером записываем то, о чём спросили трижды за неделю. Так получается журнал.
        Каждый текст пишет один врач, а проверяет другой. Если мы чего-то не знаем, так и пишем. Если ошиблись, исправляем сверху, а не внизу мелким шрифтом.`,
      kk: `
        ## Біз туралы екі сөзбен
        Күндіз қабылдаймыз: туғаннан бастап балалар, олардың ата-аналары, кейде ере келген әжелер. Кешке бір аптада үш рет сұралғанды жазып қоямыз. Журнал солай шығады.
        Әр мәтінді бір дәрігер жазады, екіншісі тексереді. Бірдеңені білмесек, солай деп жазамыз. Қателессек, төменде ұсақ әріппен емес, жоғарыда түзетеміз.`,
      uz: `
        ## Biz haqimizda ikki ogʻiz soʻz
        Kunduzi qabul qilamiz: tugʻilganidan boshlab bolalar, ularning ota-onalari, baʼzan qoʻshilib kelgan buvilar. Kechqurun bir haftada uch marta soʻralgan narsani yozib qoʻyamiz. Jurnal shunday chiqadi.
        Har bir matnni bir shifokor yozadi, boshqasi tekshiradi. Biror narsani bilmasak, shunday deb yozamiz. Xato qilsak, pastda mayda harf bilan emas, tepada tuzatamiz.`,
      en: `
        ## About us in two paragraphs
        By day we see patients: children from their first days, their parents, sometimes a grandmother who came along. In the evening we write down what was asked three times that week. That is how the journal comes about.
        Every text is written by one doctor and checked by another. If we do not know something, we say so. If we were wrong, the correction stands at the top and not below in small print.`,
    }),
  }),
  block('portrait-picture', 'image', {
    image: picture('demo-journal/plants-3', {
      ru: 'Рисунок: две полки с растениями, книгами и картиной',
      kk: 'Сурет: өсімдік, кітап және картина қойылған екі сөре',
      uz: 'Rasm: oʻsimliklar, kitoblar va surat qoʻyilgan ikki javon',
      en: 'Drawing: two shelves with plants, books and a picture',
    }),
  }),
])

const more = block('more', 'feature-list', {
  title: {
    ru: 'Что ещё здесь есть',
    kk: 'Мұнда тағы не бар',
    uz: 'Bu yerda yana nima bor',
    en: 'What else is here',
  },
  arrangement: 'rows',
  items: [
    {
      title: { ru: 'Памятки', kk: 'Жадынамалар', uz: 'Eslatmalar', en: 'Leaflets' },
      text: {
        ru: 'Температура, рвота, клещ, кровь из носа: одна страница, чтобы не искать ночью.',
        kk: 'Қызу, құсу, кене, мұрыннан қан кету: түнде іздеп жүрмеу үшін бір бет.',
        uz: 'Isitma, qusish, kana, burundan qon ketishi: tunda qidirmaslik uchun bir sahifa.',
        en: 'Fever, vomiting, a tick, a nosebleed: one page each, so that nobody has to search at night.',
      },
      link: toPage('/materials'),
    },
    {
      title: { ru: 'Как мы пишем', kk: 'Біз қалай жазамыз', uz: 'Biz qanday yozamiz', en: 'How we write' },
      text: {
        ru: 'Источники, вторая подпись, исправления и то, чего в журнале не бывает.',
        kk: 'Дереккөздер, екінші қолтаңба, түзетулер және журналда болмайтын нәрселер.',
        uz: 'Manbalar, ikkinchi imzo, tuzatishlar va jurnalda boʻlmaydigan narsalar.',
        en: 'Sources, the second signature, corrections, and what the journal never prints.',
      },
      link: toPage('/how-we-write'),
    },
    {
      title: {
        ru: 'Клиника и цены',
        kk: 'Клиника және бағалар',
        uz: 'Klinika va narxlar',
        en: 'The clinic and its prices',
      },
      text: {
        ru: 'Кого принимаем, сколько длится приём и сколько он стоит.',
        kk: 'Кімдерді қабылдаймыз, қабылдау қанша уақыт алады және қанша тұрады.',
        uz: 'Kimlarni qabul qilamiz, qabul qancha davom etadi va qancha turadi.',
        en: 'Whom we see, how long a visit takes and what it costs.',
      },
      link: toPage('/about'),
    },
    {
      title: {
        ru: 'Запись на приём',
        kk: 'Қабылдауға жазылу',
        uz: 'Qabulga yozilish',
        en: 'Book an appointment',
      },
      text: {
        ru: 'Если статьи мало. С температурой тоже можно: проведём через отдельный вход.',
        kk: 'Мақала жеткіліксіз болса. Қызуы бар баламен де келуге болады: бөлек есіктен кіргіземіз.',
        uz: 'Maqola kamlik qilsa. Isitma bilan ham kelish mumkin: alohida eshikdan kiritamiz.',
        en: 'When an article is not enough. A fever is no obstacle: there is a separate door.',
      },
      link: toPage('/appointment'),
    },
  ],
})

const editor = block('editor', 'quote', {
  text: {
    ru: 'Я вычёркиваю всё, что не смогла бы сказать маме в глаза.',
    kk: 'Баланың анасына тура қарап айта алмайтынымның бәрін сызып тастаймын.',
    uz: 'Bolaning onasiga tik qarab aytolmaydigan hamma narsani oʻchirib tashlayman.',
    en: 'I cross out everything that I could not say to a mother’s face.',
  },
  author: {
    ru: 'Сауле Нурпеисова',
    kk: 'Сәуле Нұрпейісова',
    uz: 'Saule Nurpeisova',
    en: 'Saule Nurpeisova',
  },
  role: {
    ru: 'Главный врач и главный редактор',
    kk: 'Бас дәрігер әрі бас редактор',
    uz: 'Bosh shifokor va bosh muharrir',
    en: 'Chief doctor and editor-in-chief',
  },
  portrait: picture('demo-journal/doctor-1', {
    ru: 'Нарисованный портрет врача Сауле Нурпеисовой',
    kk: 'Дәрігер Сәуле Нұрпейісованың салынған портреті',
    uz: 'Shifokor Saule Nurpeisovaning chizilgan portreti',
    en: 'Illustrated portrait of Dr Saule Nurpeisova',
  }),
})

const ask = block('ask', 'call-to-action', {
  title: {
    ru: 'О чём написать в\u00a0следующий раз?',
    kk: 'Келесі жолы не туралы жазайық?',
    uz: 'Keyingi safar nima haqida yozaylik?',
    en: 'What should we write about next?',
  },
  text: {
    ru: 'Пришлите вопрос. Если он общий, ответим статьёй, если личный\u00a0— письмом.',
    kk: 'Сұрағыңызды жіберіңіз. Көпке ортақ болса, мақаламен, жеке болса, хатпен жауап береміз.',
    uz: 'Savolingizni yuboring. Umumiy boʻlsa, maqola bilan, shaxsiy boʻlsa, xat bilan javob beramiz.',
    en: 'Send us a question. If it concerns everyone, we answer with an article; if it is personal, with a letter.',
  },
  action: {
    label: {
      ru: 'Спросить редакцию',
      kk: 'Редакциядан сұрау',
      uz: 'Tahririyatdan soʻrash',
      en: 'Ask the editors',
    },
    link: toPage('/ask-question'),
  },
  tone: 'calm',
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Журнал — врачи пишут о\u00a0детях и\u00a0доме',
    kk: 'Демо-Журнал — дәрігерлер балалар мен үй туралы жазады',
    uz: 'Demo-Jurnal — shifokorlar bolalar va uy haqida yozadi',
    en: 'Demo-Journal: doctors write about children and home',
  },
  description: {
    ru: 'Журнал вымышленной детской и семейной клиники в Павлодаре: сон, кашель, очки, детский сад и другие вопросы, на которые врачи отвечают каждый день.',
    kk: 'Павлодардағы ойдан шығарылған балалар және отбасылық клиникасының журналы: ұйқы, жөтел, көзілдірік, балабақша және дәрігерлер күн сайын жауап беретін басқа сұрақтар.',
    uz: 'Pavlodardagi oʻylab topilgan bolalar va oila klinikasining jurnali: uyqu, yoʻtal, koʻzoynak, bogʻcha va shifokorlar har kuni javob beradigan boshqa savollar.',
    en: 'The journal of a fictional children’s and family clinic in Pavlodar: sleep, coughs, glasses, kindergarten and other questions that doctors answer every day.',
  },
  blocks: [
    title,
    block('newest', 'news-grid', {
      title: { ru: 'Свежее', kk: 'Соңғы мақалалар', uz: 'Yangi maqolalar', en: 'The newest pieces' },
      titleHidden: true,
      limit: 7,
      allLink: true,
    }),
    openSaturday,
    portrait,
    more,
    block('behind-the-door', 'news-grid', {
      title: {
        ru: 'За дверью кабинета',
        kk: 'Кабинет есігінің артында',
        uz: 'Xona eshigi ortida',
        en: 'Behind the surgery door',
      },
      category: 'clinic',
      limit: 2,
      allLink: false,
    }),
    block('authors', 'specialist-grid', {
      title: { ru: 'Кто пишет', kk: 'Кім жазады', uz: 'Kim yozadi', en: 'Who writes' },
      limit: 6,
    }),
    editor,
    columns('when-and-where', 'halves', [block('contacts', 'contacts'), block('hours', 'opening-hours')]),
    ask,
  ],
}
