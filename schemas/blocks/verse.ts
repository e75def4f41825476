import { t } from '../core/type.ts'
import { spokenLanguages } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const { ru, kk, uz, en } = spokenLanguages

const verse = defineBlock({
  type: 'verse',
  label: { ru: 'Гимн или стихи', kk: 'Әнұран немесе өлең', uz: 'Madhiya yoki sheʼr', en: 'Anthem or verse' },
  description: {
    ru: 'Текст, который не переводится и сохраняет свои строки: гимн, клятва врача, стихи.',
    kk: 'Өз тілінде, өз тармақтарымен қалатын мәтін: әнұран, дәрігер анты, өлең.',
    uz: 'Oʻz tilida va oʻz satrlari bilan qoladigan matn: madhiya, shifokor qasamyodi, sheʼr.',
    en: 'A text that stays in its own language and keeps its lines: an anthem, a doctor’s oath, a poem.',
  },
  category: 'text',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    lead: t.optional(
      t.text({
        label: {
          ru: 'Об авторах',
          kk: 'Авторлары туралы',
          uz: 'Mualliflari haqida',
          en: 'About the authors',
        },
        max: 400,
        multiline: true,
      }),
    ),
    lang: t.choice(
      { kk, ru, uz, en },
      { label: { ru: 'Язык текста', kk: 'Мәтін тілі', uz: 'Matn tili', en: 'Language of the text' } },
    ),
    text: t.string({
      label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
      help: {
        ru: 'Строка к\u00a0строке; между строфами пустая строка.',
        kk: 'Жолма-жол; шумақтардың арасында бос жол.',
        uz: 'Satrma-satr; bandlar orasida boʻsh satr.',
        en: 'Line by line; an empty line between stanzas.',
      },
      max: 4000,
      multiline: true,
    }),
  }),
  example: {
    props: {
      title: { ru: 'Поговорка', kk: 'Мақал', uz: 'Maqol', en: 'A saying' },
      lead: {
        ru: 'Народная мудрость: первое богатство\u00a0— здоровье.',
        kk: 'Халық даналығы: ең бірінші байлық\u00a0— денсаулық.',
        uz: 'Xalq donoligi: birinchi boylik\u00a0— sogʻliq.',
        en: 'Folk wisdom: health is the first of all riches.',
      },
      lang: 'kk',
      text: 'Бірінші байлық\u00a0— денсаулық,\nЕкінші байлық\u00a0— ақ жаулық,\nҮшінші байлық\u00a0— он саулық.',
    },
  },
})

export default verse
export type VerseProps = BlockProps<typeof verse>
