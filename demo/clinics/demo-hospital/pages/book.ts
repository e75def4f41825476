import { block, toPage } from '../../../parts/blocks.ts'

/** The button at the end of every page of the hospital. */
export const book = {
  label: { ru: 'Записаться на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Book a visit' },
  link: toPage('/appointment'),
}

/** A call to book, or to ask a question first. */
export const invitation = block('invitation', 'call-to-action', {
  title: {
    ru: 'Начнём с разговора',
    kk: 'Әңгімеден бастайық',
    uz: 'Suhbatdan boshlaymiz',
    en: 'Let us start with a talk',
  },
  text: {
    ru: 'На первой консультации врач решит, какие обследования нужны, а без каких можно обойтись.',
    kk: 'Алғашқы кеңесте дәрігер қандай тексеру керек екенін, қайсысынсыз болатынын шешеді.',
    uz: 'Birinchi maslahatda shifokor qanday tekshiruvlar kerakligini va qaysilarisiz boʻlishini hal qiladi.',
    en: 'At the first consultation the doctor decides which tests you need and which you can do without.',
  },
  action: book,
  tone: 'accent',
})
