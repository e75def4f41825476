import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { invitation } from './book.ts'

const title = { ru: 'Дети', kk: 'Балалар', uz: 'Bolalar', en: 'Children' }

const story = rich({
  ru: `
    ## Домик за садом
    У детей своя калитка, низкие столы и медведь по имени Доктор Пух: его можно послушать первым.
    ## С чем обращаются
    - Новорождённый, которого лучше посмотреть дома.
    - Температура, сыпь, кашель, боль в животе.
    - Прививки: по одной или по плану, с ответами на ваши вопросы.
    - Справка в сад или школу, за один раз.
    - Подросток, которому нужно поговорить без родителей.
    Заболевшие дети входят через другую дверь и не встречаются с малышами на осмотре.`,
  kk: `
    ## Бақ ішіндегі үйшік
    Балалардың өз қақпасы, аласа үстелдері және Доктор Мамық атты аюы бар: алдымен соны тыңдап көруге болады.
    ## Қандай шағыммен келеді
    - Үйде қараған дұрыс болатын жаңа туған нәресте.
    - Қызу, бөртпе, жөтел, іш ауруы.
    - Екпе: жеке немесе жоспар бойынша, сұрақтарыңызға жауап береміз.
    - Балабақшаға не мектепке анықтама бір келгенде беріледі.
    - Ата-анасыз сөйлескісі келетін жасөспірім.
    Ауырған балалар басқа есіктен кіреді, тексерілуге келген сәбилермен кездеспейді.`,
  uz: `
    ## Bogʻ ortidagi uycha
    Bolalarning oʻz eshikchasi, past stollari va Doktor Momiq ismli ayigʻi bor: avval uni eshitib koʻrish mumkin.
    ## Nima bilan murojaat qilishadi
    - Uyda koʻrgan maʼqul boʻlgan chaqaloq.
    - Isitma, toshma, yoʻtal, qorin ogʻrigʻi.
    - Emlash: bittalab yoki reja boʻyicha, savollaringizga javob beramiz.
    - Bogʻcha yoki maktabga maʼlumotnoma bir kelishda beriladi.
    - Ota-onasiz gaplashmoqchi boʻlgan oʻsmir.
    Kasal bolalar boshqa eshikdan kiradi va koʻrikka kelgan chaqaloqlar bilan uchrashmaydi.`,
  en: `
    ## The cottage behind the garden
    Children have a gate of their own, low tables and a bear called Doctor Fluff, who may be listened to first.
    ## What we help with
    - A newborn, better seen at home.
    - A fever, a rash, a cough, a sore tummy.
    - Vaccinations, one by one or on schedule, with answers to your questions.
    - A form for kindergarten or school, all in one go.
    - A teenager who needs to talk without parents.
    Sick children come in by another door and do not meet babies who are here for a check.`,
})

export const children: SeedPage = {
  title,
  description: {
    ru: 'Педиатры вымышленной «Демо-Практики»: детский домик, осмотры, прививки, подростки и тихий час.',
    kk: 'Ойдан шығарылған «Демо-Практика» педиатрлары: балалар үйшігі, тексеру, екпе, жасөспірімдер және тыныш сағат.',
    uz: 'Oʻylab topilgan “Demo-Praktika” pediatrlari: bolalar uychasi, koʻriklar, emlash, oʻsmirlar va sokin soat.',
    en: 'Paediatricians of the fictional Demo-Practice: the cottage, check-ups, vaccinations, teenagers and a quiet hour.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Сначала играем, потом смотрим горло.',
        kk: 'Алдымен ойнаймыз, кейін тамақты қараймыз.',
        uz: 'Avval oʻynaymiz, keyin tomoqni koʻramiz.',
        en: 'First we play, then we look at the throat.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-image', 'image', {
        image: picture('demo-practice/books-2', {
          ru: 'Рисунок: детский уголок с книгами, медведем и кубиками',
          kk: 'Сурет: кітаптары, аюы мен текшелері бар балалар бұрышы',
          uz: 'Rasm: kitoblar, ayiq va kubikli bolalar burchagi',
          en: 'Drawing: a children’s corner with books, a bear and blocks',
        }),
      }),
    ]),
    block('quiet', 'announcement', {
      title: {
        ru: 'Тихий час — по\u00a0пятницам с\u00a015:00 до\u00a017:00',
        kk: 'Тыныш сағат — жұма сайын 15:00-ден 17:00-ге дейін',
        uz: 'Sokin soat — juma kunlari 15:00\u00a0dan 17:00\u00a0gacha',
        en: 'Quiet hour: Fridays from 15:00 to 17:00',
      },
      text: {
        ru: 'Для детей, которым трудны шум, свет и чужие люди. Скажите о нём при записи.',
        kk: 'Шу, жарық және бөтен адамдар ауыр тиетін балаларға. Жазылғанда айтыңыз.',
        uz: 'Shovqin, yorugʻlik va begona odamlar ogʻir keladigan bolalar uchun. Yozilganda ayting.',
        en: 'For children who find noise, light and strangers hard. Mention it when you book.',
      },
      tone: 'calm',
    }),
    block('prices', 'services', { group: 'Детям' }),
    invitation,
  ],
}
