import { patterns, t } from '../core/type.ts'

/** Fields of a row of a dictionary of the directory: its name, and its slug in addresses, which stays as it is. */
export const dictionaryFields = () => ({
  name: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 60 }),
  address: t.string({
    label: {
      ru: 'Слово в адресе',
      kk: 'Мекенжайдағы сөз',
      uz: 'Manzildagi soʻz',
      en: 'Word in addresses',
    },
    help: {
      ru: 'Латиницей через дефис. После сохранения не меняется: на страницы с ним ведут ссылки.',
      kk: 'Латын әріптерімен, дефис арқылы. Сақталғаннан кейін өзгермейді: ол бар беттерге сілтемелер апарады.',
      uz: 'Lotin harflarida, chiziqcha bilan. Saqlangandan keyin oʻzgarmaydi: u bor sahifalarga havolalar olib boradi.',
      en: 'Latin letters, words joined by hyphens. It does not change after it is saved, because links lead to its pages.',
    },
    max: 60,
    pattern: patterns.slug,
  }),
})
