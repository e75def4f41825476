import type { SeedQuestion } from '../../parts/seed-types.ts'

/** Invented questions with their answers, each in the asker’s language. */
export const questions: SeedQuestion[] = [
  {
    lang: 'ru',
    date: '2026-11-12',
    specialist: '100109',
    text: 'Поставили пломбу сегодня днём. Можно ли вечером чистить зубы как обычно?',
    answer:
      'Да, пломба затвердела ещё в кресле. Чистите мягкой щёткой, как всегда. Если через неделю зуб всё ещё отзывается на холодное или мешает смыкать зубы, покажитесь: иногда пломбу нужно немного подточить.',
  },
  {
    lang: 'kk',
    date: '2026-11-05',
    specialist: '100103',
    text: 'Баланы тіс дәрігеріне алғаш рет неше жаста апарған дұрыс?',
    answer:
      'Алғашқы тістері шыққаннан кейін, шамамен бір жасында. Бірінші келгенде тек қарап, тісті қалай тазалау керегін көрсетеміз. Бала ауырмай тұрып келсе, кейін қорықпайды.',
  },
  {
    lang: 'uz',
    date: '2026-10-27',
    specialist: '100104',
    text: 'Aql tishimni oldirsam, qachondan ovqatlansam boʻladi?',
    answer:
      'Uvishish oʻtgach, odatda ikki-uch soatdan keyin. Birinchi kuni yumshoq va iliq taom yeng, ogʻizni kuchli chaymang, issiq ichimlik ichmang. Qon toʻxtamasa yoki isitma chiqsa, darhol qoʻngʻiroq qiling.',
  },
  {
    lang: 'ru',
    date: '2026-10-19',
    text: 'Нужно ли как-то готовиться к профессиональной гигиене?',
    answer:
      'Нет. Удобнее прийти сытым: после процедуры пару часов лучше не пить кофе и чай. Если принимаете лекарства, разжижающие кровь, скажите об этом при записи.',
  },
]
