import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = { ru: 'О госпитале', kk: 'Госпиталь туралы', uz: 'Gospital haqida', en: 'About the hospital' }

const story = rich({
  ru: `
    ## Вымышленная больница
    «Демо-Госпиталь» существует только на этом сайте. Он показывает, как крупная клиника может говорить с людьми спокойно и по делу.
    ## Один ведущий врач
    Обычно пациент сам носит документы от врача к врачу. Здесь это делает ведущий врач: он собирает мнения коллег и предлагает вам общее решение.
    ## Двор
    Между корпусами есть двор с арками и водой. Его придумали для тех, кто ждёт: ждать под деревом легче, чем в коридоре.`,
  kk: `
    ## Ойдан шығарылған аурухана
    «Демо-Госпиталь» тек осы сайтта бар. Ол ірі клиниканың адамдармен сабырлы әрі нақты сөйлесе алатынын көрсетеді.
    ## Бір жетекші дәрігер
    Әдетте пациент құжаттарын дәрігерден дәрігерге өзі апарады. Мұнда оны жетекші дәрігер істейді: әріптестерінің пікірін жинап, сізге ортақ шешім ұсынады.
    ## Аула
    Корпустар арасында аркалары мен суы бар аула бар. Ол күтетіндер үшін ойластырылған: дәлізден гөрі ағаш астында күту жеңіл.`,
  uz: `
    ## Oʻylab topilgan shifoxona
    “Demo-Gospital” faqat shu saytda bor. U yirik klinika odamlar bilan xotirjam va aniq gaplasha olishini koʻrsatadi.
    ## Bitta yetakchi shifokor
    Odatda bemor hujjatlarini shifokordan shifokorga oʻzi olib yuradi. Bu yerda buni yetakchi shifokor qiladi: hamkasblarining fikrini jamlab, sizga umumiy qarorni taklif etadi.
    ## Hovli
    Binolar orasida ravoqli, suvli hovli bor. U kutayotganlar uchun qilingan: yoʻlakdan koʻra daraxt tagida kutish yoqimliroq.`,
  en: `
    ## A fictional hospital
    Demo-Hospital exists on this site alone. It shows how a large clinic can speak to people calmly and to the point.
    ## One lead doctor
    Patients usually carry their papers from doctor to doctor themselves. Here the lead doctor gathers the opinions of colleagues and brings you one recommendation.
    ## The courtyard
    Between the buildings there is a courtyard with arches and water. It is meant for those who wait: waiting is easier under a tree than in a corridor.`,
})

const rules = block('rules', 'feature-list', {
  title: {
    ru: 'Четыре правила госпиталя',
    kk: 'Госпитальдың төрт ережесі',
    uz: 'Gospitalning toʻrt qoidasi',
    en: 'Four rules of the hospital',
  },
  arrangement: 'pairs',
  items: [
    {
      title: {
        ru: 'Представляемся',
        kk: 'Өзімізді таныстырамыз',
        uz: 'Oʻzimizni tanishtiramiz',
        en: 'We introduce ourselves',
      },
      text: {
        ru: 'Каждый, кто входит в палату, называет имя и говорит, зачем пришёл.',
        kk: 'Палатаға кірген әр адам атын айтып, не үшін келгенін түсіндіреді.',
        uz: 'Palataga kirgan har bir kishi ismini va nima uchun kelganini aytadi.',
        en: 'Everyone who enters a room says their name and why they have come.',
      },
    },
    {
      title: {
        ru: 'Не прячем цену',
        kk: 'Бағаны жасырмаймыз',
        uz: 'Narxni yashirmaymiz',
        en: 'We show the price',
      },
      text: {
        ru: 'Счёт показываем до лечения. Если он изменится, сначала спросим вас.',
        kk: 'Шотты емге дейін көрсетеміз. Өзгерсе, алдымен сізден сұраймыз.',
        uz: 'Hisobni davolashdan oldin koʻrsatamiz. Oʻzgarsa, avval sizdan soʻraymiz.',
        en: 'You see the bill before treatment. If it is to change, we ask you first.',
      },
      link: toPage('/prices'),
    },
    {
      title: {
        ru: 'Признаём ошибки',
        kk: 'Қатені мойындаймыз',
        uz: 'Xatoni tan olamiz',
        en: 'We own up to mistakes',
      },
      text: {
        ru: 'Говорим о них сразу и рассказываем, что изменили. Ответы на отзывы пишут заведующие.',
        kk: 'Оны бірден айтып, не өзгерткенімізді түсіндіреміз. Пікірлерге бөлім меңгерушілері жауап береді.',
        uz: 'Darhol aytamiz va nimani oʻzgartirganimizni tushuntiramiz. Sharhlarga boʻlim mudirlari javob yozadi.',
        en: 'We admit them at once and say what we have changed. Heads of departments answer the reviews.',
      },
      link: toPage('/reviews'),
    },
    {
      title: {
        ru: 'Говорим понятно',
        kk: 'Түсінікті сөйлейміз',
        uz: 'Tushunarli gapiramiz',
        en: 'We speak plainly',
      },
      text: {
        ru: 'На узбекском, русском, казахском и английском, без медицинских терминов.',
        kk: 'Өзбек, орыс, қазақ және ағылшын тілдерінде, медициналық терминсіз.',
        uz: 'Oʻzbek, rus, qozoq va ingliz tillarida, tibbiy atamalarsiz.',
        en: 'In Uzbek, Russian, Kazakh and English, without medical jargon.',
      },
    },
  ],
})

export const about: SeedPage = {
  title,
  description: {
    ru: 'Кто работает в вымышленном «Демо-Госпитале», какие правила здесь приняты и как выглядят корпуса.',
    kk: 'Ойдан шығарылған «Демо-Госпитальда» кім жұмыс істейді, қандай ережелер бар және корпустар қандай.',
    uz: 'Oʻylab topilgan “Demo-Gospital”da kimlar ishlaydi, qanday qoidalar bor va binolar qanday koʻrinadi.',
    en: 'Who works at the fictional Demo-Hospital, the rules it keeps and what its buildings look like.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Два корпуса, десять врачей и двор, в котором не слышно города.',
        kk: 'Екі корпус, он дәрігер және қала шуы естілмейтін аула.',
        uz: 'Ikki bino, oʻn shifokor va shahar shovqini eshitilmaydigan hovli.',
        en: 'Two buildings, ten doctors and a courtyard where you cannot hear the city.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-image', 'image', {
        image: picture('demo-hospital/facade-3', {
          ru: 'Рисунок: внутренний двор с арками и водой',
          kk: 'Сурет: аркалары мен суы бар ішкі аула',
          uz: 'Rasm: ravoqlar va suvli ichki hovli',
          en: 'Drawing: an inner courtyard with arches and water',
        }),
      }),
    ]),
    rules,
    block('doctors', 'specialist-grid', { limit: 10 }),
    block('reviews', 'review-list', { limit: 3 }),
    block('photos', 'gallery', { limit: 6 }),
  ],
}
