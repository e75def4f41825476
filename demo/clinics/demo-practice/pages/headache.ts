import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { book } from './book.ts'

const title = {
  ru: 'Голова, спина, сон',
  kk: 'Бас, арқа, ұйқы',
  uz: 'Bosh, bel, uyqu',
  en: 'Head, back, sleep',
}

const story = rich({
  ru: `
    ## Когда идти к неврологу
    - Голова болит чаще четырёх дней в месяц или таблетки помогают хуже.
    - Кружится, когда поворачиваетесь в постели.
    - Болит спина и отдаёт в ногу, немеют пальцы.
    - Сон перестал освежать.
    ## Когда не ждать приёма
    Внезапная сильнейшая головная боль, слабость в руке или ноге, нарушение речи, потеря сознания, онемение в промежности вместе с болью в спине — это 103.`,
  kk: `
    ## Неврологқа қашан бару керек
    - Бас айына төрт күннен жиі ауырса немесе дәрі бұрынғыдай көмектеспесе.
    - Төсекте аударылғанда бас айналса.
    - Арқа ауырып, аяққа берілсе, саусақтар ұйыса.
    - Ұйқы тынықтырмайтын болса.
    ## Қашан қабылдауды күтпеу керек
    Кенет басталған өте қатты бас ауруы, қол не аяқтың әлсіреуі, сөйлеудің бұзылуы, естен тану, арқа ауруымен бірге шаптың ұйып қалуы — бұл 103.`,
  uz: `
    ## Nevrologga qachon borish kerak
    - Bosh oyiga toʻrt kundan koʻp ogʻrisa yoki dori avvalgidek yordam bermasa.
    - Karavotda aylanganda bosh aylansa.
    - Bel ogʻrib, oyoqqa bersa, barmoqlar uvishsa.
    - Uyqu dam bermay qoʻysa.
    ## Qachon qabulni kutmaslik kerak
    Toʻsatdan juda kuchli bosh ogʻrigʻi, qoʻl yoki oyoq zaifligi, nutq buzilishi, hushdan ketish, bel ogʻrigʻi bilan birga chov sohasining uvishishi — bu 103.`,
  en: `
    ## When to see a neurologist
    - Headache on more than four days a month, or tablets that help less.
    - Dizziness when you turn over in bed.
    - Back pain that runs down a leg, or numb fingers.
    - Sleep that no longer refreshes.
    ## When not to wait for a visit
    A sudden, very severe headache, a weak arm or leg, slurred speech, fainting, or numbness between the legs along with back pain: call 103.`,
})

export const headache: SeedPage = {
  title,
  description: {
    ru: 'Невролог вымышленной «Демо-Практики»: головная боль, головокружение, спина и сон, с чего начинают и сколько это стоит.',
    kk: 'Ойдан шығарылған «Демо-Практика» неврологы: бас ауруы, бас айналу, арқа және ұйқы, емді неден бастайды және қанша тұрады.',
    uz: 'Oʻylab topilgan “Demo-Praktika” nevrologi: bosh ogʻrigʻi, bosh aylanishi, bel va uyqu, nimadan boshlanadi va qancha turadi.',
    en: 'The neurologist of the fictional Demo-Practice: headache, dizziness, back and sleep, where it begins and what it costs.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Чаще всего это неопасно. Невролог проверит и объяснит причину.',
        kk: 'Көбіне бұл қауіпті емес. Невролог тексеріп, себебін түсіндіреді.',
        uz: 'Koʻpincha bu xavfli emas. Nevrolog tekshirib, sababini tushuntiradi.',
        en: 'Usually it is not dangerous. The neurologist checks and explains the cause.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-image', 'image', {
        image: picture('demo-practice/study-3', {
          ru: 'Рисунок: смотровая с кушеткой, торшером и креслом',
          kk: 'Сурет: кушеткасы, еден шамы және креслосы бар қарау бөлмесі',
          uz: 'Rasm: kushetka, tik chiroq va kresloli koʻrik xonasi',
          en: 'Drawing: an examination room with a couch, a floor lamp and an armchair',
        }),
      }),
    ]),
    block('prices', 'services', { group: 'Невролог' }),
    block('diary', 'call-to-action', {
      title: {
        ru: 'Начните с\u00a0дневника',
        kk: 'Күнделіктен бастаңыз',
        uz: 'Kundalikdan boshlang',
        en: 'Begin with a diary',
      },
      text: {
        ru: 'Заполняйте пять граф две недели и принесите дневник на приём: так врачу легче найти причину.',
        kk: 'Екі апта бойы бес бағанды толтырып, күнделікті қабылдауға ала келіңіз: дәрігерге себебін табу оңай болады.',
        uz: 'Ikki hafta davomida beshta ustunni toʻldirib, kundalikni qabulga olib keling: shifokorga sababini topish oson boʻladi.',
        en: 'Fill in five columns every day for two weeks and bring it along: it makes the visit far more useful.',
      },
      action: {
        label: { ru: 'К статьям', kk: 'Мақалаларға', uz: 'Maqolalarga', en: 'Read the articles' },
        link: toPage('/materials'),
      },
      tone: 'calm',
    }),
    block('visit', 'call-to-action', {
      title: {
        ru: 'Невролог принимает и\u00a0вечером',
        kk: 'Невролог кешке де қабылдайды',
        uz: 'Nevrolog kechqurun ham qabul qiladi',
        en: 'The neurologist has evening hours too',
      },
      text: {
        ru: 'По средам — до половины девятого.',
        kk: 'Сәрсенбіде — сегіз жарымға дейін.',
        uz: 'Chorshanba kunlari — sakkiz yarimgacha.',
        en: 'On Wednesdays until half past eight.',
      },
      action: book,
      tone: 'accent',
    }),
  ],
}
