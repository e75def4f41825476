import { block, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const faq = block('faq', 'faq', {
  title: {
    ru: 'Перед тем как записаться',
    kk: 'Жазылмас бұрын',
    uz: 'Yozilishdan oldin',
    en: 'Before you book',
  },
  items: [
    {
      question: {
        ru: 'Не знаю, к какому врачу. Что делать?',
        kk: 'Қай дәрігерге баруды білмеймін. Не істеу керек?',
        uz: 'Qaysi shifokorga borishni bilmayman. Nima qilay?',
        en: 'I do not know which doctor to see. What now?',
      },
      answer: rich({
        ru: 'С ребёнком — к педиатру, взрослому — к семейному врачу. Они решат, нужен ли кто-то ещё, и запишут сами.',
        kk: 'Баламен — педиатрға, ересек адам — отбасылық дәрігерге. Басқа біреу керек пе, соны шешіп, өздері жазып береді.',
        uz: 'Bola bilan — pediatrga, katta odam — oilaviy shifokorga. Yana kimdir kerakmi, oʻzlari hal qilib, yozib qoʻyishadi.',
        en: 'With a child, the paediatrician; for an adult, the family doctor. They will decide whether anyone else is needed and book it for you.',
      }),
    },
    {
      question: {
        ru: 'Можно прийти с температурой?',
        kk: 'Қызуы көтеріліп тұрғанда келуге бола ма?',
        uz: 'Isitma bilan kelish mumkinmi?',
        en: 'May we come with a fever?',
      },
      answer: rich({
        ru: 'Да, только предупредите при записи: проводим через отдельный вход, чтобы вы не ждали рядом с новорождёнными.',
        kk: 'Иә, тек жазылғанда ескертіңіз: нәрестелердің қасында күтпеуіңіз үшін бөлек есіктен кіргіземіз.',
        uz: 'Ha, faqat yozilganda ogohlantiring: chaqaloqlar yonida kutmasligingiz uchun alohida eshikdan kiritamiz.',
        en: 'Yes, but say so when you book: we will take you through a separate door, so that you do not wait beside newborns.',
      }),
    },
    {
      question: {
        ru: 'Можно прийти всей семьёй?',
        kk: 'Бүкіл отбасымен келуге бола ма?',
        uz: 'Butun oila bilan kelsak boʻladimi?',
        en: 'May the whole family come?',
      },
      answer: rich({
        ru: 'Конечно. В кабинете поместятся четверо, остальные подождут в детской: там есть ракета.',
        kk: 'Әрине. Кабинетке төртеу сыяды, қалғандары балалар бөлмесінде күтеді: онда зымыран бар.',
        uz: 'Albatta. Xonaga toʻrt kishi sigʻadi, qolganlar bolalar xonasida kutadi: u yerda raketa bor.',
        en: 'Of course. Four fit into the room, and the others can wait in the playroom: there is a rocket.',
      }),
    },
  ],
})

const steps = rich({
  ru: `
    ## Как проходит запись
    - Вы говорите, кого и что беспокоит.
    - Администратор подбирает врача и время и присылает подтверждение со ссылкой на памятку: что взять и как подготовиться.
    - Накануне приходит напоминание; ответом можно перенести визит.
    Это демонстрация: номера вымышлены, и настоящего приёма за ними нет. Если помощь нужна срочно, звоните 103.`,
  kk: `
    ## Жазылу қалай өтеді
    - Кімді не мазалайтынын айтасыз.
    - Әкімші дәрігер мен уақытты таңдап, растау және жадынама сілтемесін жібереді: не алу, қалай дайындалу керек.
    - Бір күн бұрын еске салатын хабарлама келеді; жауап жазып, уақытты ауыстыруға болады.
    Бұл — демонстрация: нөмірлер ойдан шығарылған, нағыз қабылдау жоқ. Шұғыл көмек керек болса, 103 нөміріне қоңырау шалыңыз.`,
  uz: `
    ## Yozilish qanday oʻtadi
    - Kimni nima bezovta qilayotganini aytasiz.
    - Administrator shifokor va vaqtni tanlab, tasdiq va eslatma havolasini yuboradi: nima olish, qanday tayyorlanish kerak.
    - Bir kun oldin eslatma keladi; javob yozib, tashrifni koʻchirish mumkin.
    Bu demo sayt: raqamlar oʻylab topilgan, haqiqiy qabul yoʻq. Shoshilinch yordam kerak boʻlsa, 103 raqamiga qoʻngʻiroq qiling.`,
  en: `
    ## How it works
    - You say who is unwell and what the trouble is.
    - Reception finds a doctor and a time, and sends a confirmation with a link to a leaflet: what to bring and how to prepare.
    - A reminder comes the day before; you can reply to move the visit.
    This is a demonstration: the numbers are made up and there is no real visit behind them. If you need help urgently, call 103.`,
})

export const appointment: SeedPage = {
  title: {
    ru: 'Запись на приём',
    kk: 'Қабылдауға жазылу',
    uz: 'Qabulga yozilish',
    en: 'Book an appointment',
  },
  description: {
    ru: 'Как записаться к врачам вымышленной клиники «Демо-Журнал»: телефон, WhatsApp или письмо.',
    kk: 'Ойдан шығарылған «Демо-Журнал» клиникасының дәрігерлеріне қалай жазылуға болады: телефон, WhatsApp немесе хат.',
    uz: 'Toʻqima “Demo-Jurnal” klinikasi shifokorlariga qanday yozilish mumkin: telefon, WhatsApp yoki xat.',
    en: 'How to book a visit to the doctors of the fictional clinic Demo-Journal: by phone, WhatsApp or e-mail.',
  },
  blocks: [
    block('title', 'page-title', {
      title: {
        ru: 'Запись на приём',
        kk: 'Қабылдауға жазылу',
        uz: 'Qabulga yozilish',
        en: 'Book an appointment',
      },
    }),
    block('appointment', 'appointment', {
      text: {
        ru: 'Отвечаем в часы работы. Вечером оставьте сообщение: перезвоним утром, в первый час.',
        kk: 'Жұмыс уақытында жауап береміз. Кешке хабарлама қалдырыңыз: таңертең бірінші сағатта хабарласамыз.',
        uz: 'Ish vaqtida javob beramiz. Kechqurun xabar qoldiring: ertalab birinchi soatda qoʻngʻiroq qilamiz.',
        en: 'We answer during opening hours. In the evening leave a message: we call back in the first hour of the morning.',
      },
    }),
    block('steps', 'rich-text', { content: steps }),
    faq,
  ],
}
