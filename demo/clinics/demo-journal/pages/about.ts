import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const story = rich({
  ru: `
    ## Вымышленная клиника
    «Демо-Журнал» мы придумали, чтобы показать сайт целиком: со статьями, памятками, врачами и ценами. Люди и случаи вымышлены, медицинские советы — нет: их проверяли так, как проверяют настоящие.
    ## С чего всё началось
    С листка на двери. Педиатр написала от руки, когда при кашле бежать, а когда подождать, и половина очереди ушла домой спокойной. Через месяц листков стало девять, и дверь кончилась.
    ## Как мы принимаем
    - Первый приём ребёнка — сорок минут.
    - После приёма две недели отвечаем на вопросы письмом, бесплатно.
    - Говорим на казахском, русском, узбекском, английском, немецком и турецком.
    - Назначаем только то, что можем объяснить.`,
  kk: `
    ## Ойдан шығарылған клиника
    «Демо-Журналды» біз сайтты мақалаларымен, жадынамаларымен, дәрігерлері және бағаларымен тұтас көрсету үшін ойлап таптық. Адамдар мен оқиғалар ойдан шығарылған, ал медициналық кеңестер — жоқ: олар шынайы кеңестерше тексерілген.
    ## Бәрі неден басталды
    Есіктегі бір парақтан. Педиатр жөтелде қашан жүгіру, қашан күту керегін қолмен жазып ілді де, кезектегілердің жартысы үйіне алаңсыз қайтты. Бір айдан кейін парақ тоғызға жетті, есікте орын қалмады.
    ## Қалай қабылдаймыз
    - Баланың алғашқы қабылдауы — қырық минут.
    - Қабылдаудан кейін екі апта бойы сұрақтарға хатпен тегін жауап береміз.
    - Қазақ, орыс, өзбек, ағылшын, неміс және түрік тілдерінде сөйлейміз.
    - Түсіндіре алатынымызды ғана тағайындаймыз.`,
  uz: `
    ## Oʻylab topilgan klinika
    “Demo-Jurnal”ni saytni maqolalari, eslatmalari, shifokorlari va narxlari bilan toʻliq koʻrsatish uchun oʻylab topdik. Odamlar va voqealar oʻylab topilgan, tibbiy maslahatlar esa yoʻq: ular haqiqiy maslahatlardek tekshirilgan.
    ## Hammasi nimadan boshlandi
    Eshikdagi bir varaqdan. Pediatr yoʻtalda qachon yugurish, qachon kutish kerakligini qoʻlda yozib osdi va navbatdagilarning yarmi xotirjam uyiga ketdi. Bir oydan keyin varaqlar toʻqqizta boʻldi, eshikda joy qolmadi.
    ## Qanday qabul qilamiz
    - Bolaning birinchi qabuli — qirq daqiqa.
    - Qabuldan keyin ikki hafta davomida savollarga xat orqali bepul javob beramiz.
    - Qozoq, rus, oʻzbek, ingliz, nemis va turk tillarida gaplashamiz.
    - Faqat tushuntira oladigan narsamizni tayinlaymiz.`,
  en: `
    ## A fictional clinic
    We invented Demo-Journal to show a complete site, with articles, leaflets, doctors and prices. The people and the cases are made up; the medical advice is not: it has been checked the way real advice is.
    ## How it began
    With a sheet of paper on a door. A paediatrician wrote down by hand when to run with a cough and when to wait, and half of the queue went home reassured. A month later there were nine sheets, and the door was full.
    ## How we see patients
    - A child’s first visit takes forty minutes.
    - For two weeks after a visit we answer questions by letter, free of charge.
    - We speak Kazakh, Russian, Uzbek, English, German and Turkish.
    - We prescribe only what we can explain.`,
})

const figures = block('figures', 'figures', {
  items: [
    {
      value: { ru: '6', kk: '6', uz: '6', en: '6' },
      label: {
        ru: 'врачей принимают и пишут',
        kk: 'дәрігер қабылдайды және жазады',
        uz: 'shifokor qabul qiladi va yozadi',
        en: 'doctors who see patients and write',
      },
    },
    {
      value: { ru: '2 подписи', kk: '2 қолтаңба', uz: '2 imzo', en: '2 signatures' },
      label: {
        ru: 'под каждым текстом: автора и того, кто проверил',
        kk: 'әр мәтіннің астында: автор мен тексерушінікі',
        uz: 'har bir matn ostida: muallif va tekshiruvchiniki',
        en: 'under every text: of the author and of the reviewer',
      },
    },
    {
      value: { ru: '40 минут', kk: '40 минут', uz: '40 daqiqa', en: '40 minutes' },
      label: {
        ru: 'длится первый приём ребёнка',
        kk: 'баланың алғашқы қабылдауына бөлінеді',
        uz: 'bolaning birinchi qabuli davom etadi',
        en: 'for a child’s first visit',
      },
    },
  ],
  titleHidden: true,
})

export const about: SeedPage = {
  title: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
  description: {
    ru: 'Как вымышленная клиника «Демо-Журнал» лечит детей и взрослых и почему её врачи пишут статьи.',
    kk: 'Ойдан шығарылған «Демо-Журнал» клиникасы балалар мен ересектерді қалай емдейді және дәрігерлері неге мақала жазады.',
    uz: 'Toʻqima “Demo-Jurnal” klinikasi bolalar va kattalarni qanday davolaydi va shifokorlari nega maqola yozadi.',
    en: 'How the fictional clinic Demo-Journal treats children and adults, and why its doctors write articles.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
      lead: {
        ru: 'Шесть врачей, один адрес в Павлодаре и привычка записывать ответы.',
        kk: 'Алты дәрігер, Павлодардағы бір мекенжай және жауаптарды жазып жүру әдеті.',
        uz: 'Olti shifokor, Pavlodardagi bitta manzil va javoblarni yozib qoʻyish odati.',
        en: 'Six doctors, one address in Pavlodar and a habit of writing answers down.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-shelf', 'image', {
        image: picture('demo-journal/room-3', {
          ru: 'Рисунок: кресло у высокого окна, фикус и столик',
          kk: 'Сурет: биік терезе жанындағы кресло, фикус пен кішкентай үстел',
          uz: 'Rasm: baland deraza yonidagi kreslo, fikus va stolcha',
          en: 'Drawing: an armchair by a tall window, a ficus and a small table',
        }),
        caption: {
          ru: 'Тихий угол для кормления. Он же — место, где читают корректуру.',
          kk: 'Бала емізетін тыныш бұрыш. Түзету де осында оқылады.',
          uz: 'Emizish uchun tinch burchak. Tuzatishlar ham shu yerda oʻqiladi.',
          en: 'A quiet corner for feeding. Also where proofs are read.',
        },
      }),
    ]),
    figures,
    block('doctors', 'specialist-grid', {
      title: { ru: 'Кто пишет', kk: 'Кім жазады', uz: 'Kim yozadi', en: 'Who writes' },
      limit: 6,
    }),
    block('prices', 'services'),
    block('rules', 'call-to-action', {
      title: {
        ru: 'По\u00a0каким правилам мы пишем',
        kk: 'Қандай ережемен жазамыз',
        uz: 'Qanday qoida bilan yozamiz',
        en: 'The rules we write by',
      },
      text: {
        ru: 'Источники, проверка врачами, исправления и то, чего в журнале не бывает.',
        kk: 'Дереккөздер, дәрігерлердің тексеруі, түзетулер және журналда болмайтын нәрселер.',
        uz: 'Manbalar, shifokorlar tekshiruvi, tuzatishlar va jurnalda boʻlmaydigan narsalar.',
        en: 'Sources, review by doctors, corrections, and what the journal never prints.',
      },
      action: {
        label: {
          ru: 'Прочитать правила',
          kk: 'Ережелерді оқу',
          uz: 'Qoidalarni oʻqish',
          en: 'Read the rules',
        },
        link: toPage('/how-we-write'),
      },
      tone: 'calm',
    }),
    block('reviews', 'review-list', { limit: 3 }),
    block('photos', 'gallery', { limit: 6 }),
  ],
}
