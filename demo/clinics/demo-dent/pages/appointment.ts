import { block, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { faq } from './faq.ts'

const steps = rich({
  ru: `
    ## Как проходит запись
    - Вы выбираете врача и время и подтверждаете запись кодом.
    - Сразу приходит сообщение со ссылкой: по ней запись можно перенести или отменить.
    - Накануне приходит напоминание.
    Это демонстрация: номера вымышлены, и настоящего приёма за ними нет.`,
  kk: `
    ## Жазылу қалай өтеді
    - Дәрігер мен уақытты таңдап, жазылуды кодпен растайсыз.
    - Бірден сілтемесі бар хабарлама келеді: сол арқылы уақытты ауыстыруға немесе жазылудан бас тартуға болады.
    - Бір күн бұрын еске салатын хабарлама келеді.
    Бұл — демонстрация: нөмірлер ойдан шығарылған, нағыз қабылдау жоқ.`,
  uz: `
    ## Yozilish qanday oʻtadi
    - Shifokor va vaqtni tanlab, kod bilan tasdiqlaysiz.
    - Darhol havolali xabar keladi: u orqali qabulni koʻchirish yoki bekor qilish mumkin.
    - Bir kun oldin eslatma keladi.
    Bu demo sayt: raqamlar oʻylab topilgan, haqiqiy qabul yoʻq.`,
  en: `
    ## How it works
    - You choose a dentist and a time, and confirm the booking with a code.
    - A message comes at once, with a link to move or cancel the visit.
    - A reminder comes the day before.
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
