import { block, toPage } from '../../../parts/blocks.ts'

/** The button at the end of every page of the hospital. */
export const book = {
  label: { ru: 'Записаться на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Book a visit' },
  link: toPage('/appointment'),
}

/** A call to book, or to ask a question first. */
export const invitation = block('invitation', 'call-to-action', {
  title: {
    ru: 'Начните с консультации',
    kk: 'Кеңестен бастаңыз',
    uz: 'Maslahatdan boshlang',
    en: 'Start with a consultation',
  },
  text: {
    ru: 'На первой консультации врач решит, какие обследования вам нужны.',
    kk: 'Алғашқы кеңесте дәрігер сізге қандай тексеру керек екенін айтады.',
    uz: 'Birinchi maslahatda shifokor sizga qanday tekshiruvlar kerakligini aytadi.',
    en: 'At the first consultation the doctor tells you which tests you need.',
  },
  action: book,
  tone: 'accent',
})
