import { block, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { faq } from './faq.ts'

const steps = rich({
  ru: `
    ## Как проходит запись
    - Вы называете, что беспокоит, и удобные часы.
    - Администратор подбирает врача и филиал и присылает подтверждение.
    - Накануне приходит напоминание; в ответ можно перенести время.
    Это демонстрация: номера вымышлены, и настоящего приёма за ними нет.`,
  kk: `
    ## Жазылу қалай өтеді
    - Не мазалайтынын және ыңғайлы уақытты айтасыз.
    - Әкімші дәрігер мен филиалды таңдап, растау жібереді.
    - Бір күн бұрын еске салатын хабарлама келеді; жауап жазып, уақытты ауыстыруға болады.
    Бұл — демонстрация: нөмірлер ойдан шығарылған, нағыз қабылдау жоқ.`,
  uz: `
    ## Yozilish qanday oʻtadi
    - Nima bezovta qilayotganini va qulay vaqtni aytasiz.
    - Administrator shifokor va filialni tanlab, tasdiq yuboradi.
    - Bir kun oldin eslatma keladi; javob yozib, vaqtni koʻchirish mumkin.
    Bu demo sayt: raqamlar oʻylab topilgan, haqiqiy qabul yoʻq.`,
  en: `
    ## How it works
    - You say what bothers you and which hours suit you.
    - Reception finds a dentist and a branch and sends a confirmation.
    - A reminder comes the day before; you can reply to change the time.
    This is a demonstration: the numbers are made up and there is no real visit behind them.`,
})

export const appointment: SeedPage = {
  title: {
    ru: 'Запись на приём',
    kk: 'Қабылдауға жазылу',
    uz: 'Qabulga yozilish',
    en: 'Book an appointment',
  },
  description: {
    ru: 'Как записаться в вымышленную клинику «Демо-Дент»: телефон, WhatsApp или письмо.',
    kk: 'Ойдан шығарылған «Демо-Дент» клиникасына қалай жазылуға болады: телефон, WhatsApp немесе хат.',
    uz: 'Oʻylab topilgan “Demo-Dent” klinikasiga qanday yozilish mumkin: telefon, WhatsApp yoki xat.',
    en: 'How to book an appointment at the fictional clinic Demo-Dent: by phone, WhatsApp or e-mail.',
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
      titleHidden: true,
      text: {
        ru: 'Выберите врача и время. Если не нашли подходящего, позвоните: мы на связи в часы работы.',
        kk: 'Дәрігер мен уақытты таңдаңыз. Ыңғайлысы табылмаса, қоңырау шалыңыз: жұмыс уақытында байланыстамыз.',
        uz: 'Shifokor va vaqtni tanlang. Mos vaqt topilmasa, qoʻngʻiroq qiling: ish vaqtida aloqadamiz.',
        en: 'Choose a doctor and a time. If none suits you, call us during opening hours.',
      },
    }),
    block('steps', 'rich-text', { content: steps }),
    faq,
  ],
}
