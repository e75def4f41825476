import { patterns, type Static, t } from '../core/type.ts'
import { targetField } from '../links/link-targets.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  target: targetField({
    label: { ru: 'Куда ведёт', kk: 'Қайда апарады', uz: 'Qayerga olib boradi', en: 'Leads to' },
  }),
  label: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Строка на листах для печати, например к какому врачу.',
      kk: 'Басылатын парақтардағы жол, мысалы қай дәрігерге.',
      uz: 'Chop etiladigan varaqlardagi qator, masalan qaysi shifokorga.',
      en: 'A line on printed sheets, for example with which doctor.',
    },
    max: 60,
  }),
  word: t.optional(
    t.string({
      label: {
        ru: 'Слово в адресе',
        kk: 'Мекенжайдағы сөз',
        uz: 'Manzildagi soʻz',
        en: 'Word in the address',
      },
      help: {
        ru: 'От 4 до 12 латинских букв и цифр. Пустое слово придумаем сами. Если слово изменить, прежнее тоже будет работать.',
        kk: '4-тен 12 латын әрпі мен цифрға дейін. Бос қалса, өзіміз ойлап табамыз. Сөз өзгерсе, бұрынғысы да жұмыс істей береді.',
        uz: '4 tadan 12 tagacha lotin harfi va raqam. Boʻsh qolsa, oʻzimiz oʻylab topamiz. Soʻz oʻzgarsa, avvalgisi ham ishlayveradi.',
        en: '4 to 12 Latin letters and digits. We think of one if it is empty. After a change the former word works too.',
      },
      max: 12,
      pattern: patterns.linkSlug,
      editor: 'word',
    }),
  ),
})

export type ShortLink = Static<typeof schema>

/** Short links of a clinic (R93): `/s/{slug}` leads to a page or a form of the clinic, counted by place. */
const links = defineArea({
  name: 'links',
  section: 'links',
  label: { ru: 'Ссылки и QR', kk: 'Сілтемелер мен QR', uz: 'Havolalar va QR', en: 'Links and QR' },
  entry: { ru: 'Новая ссылка', kk: 'Жаңа сілтеме', uz: 'Yangi havola', en: 'New link' },
  schema,
  title: ['label'],
  list: {
    columns: ['label', 'word'],
    card: ['target'],
    search: ['label', 'word'],
    sorts: ['-createdAt', 'label', 'word'],
  },
  tags: ({ company }) => [tags.links(company)],
  scheduled: {
    hasPeriod: true,
    label: { ru: 'Состояние', kk: 'Күйі', uz: 'Holati', en: 'State' },
    shown: { ru: 'Работает', kk: 'Жұмыс істейді', uz: 'Ishlaydi', en: 'On' },
    hidden: { ru: 'Выключена', kk: 'Өшірулі', uz: 'Oʻchirilgan', en: 'Off' },
    show: { ru: 'Включить', kk: 'Қосу', uz: 'Yoqish', en: 'Turn on' },
    hide: { ru: 'Выключить', kk: 'Өшіру', uz: 'Oʻchirish', en: 'Turn off' },
    help: {
      ru: 'Выключенная ссылка говорит посетителю, что она больше не действует, и ведёт на сайт клиники.',
      kk: 'Өшірулі сілтеме келушіге оның бұдан былай жұмыс істемейтінін айтып, клиника сайтына бағыттайды.',
      uz: 'Oʻchirilgan havola mehmonga u endi ishlamasligini aytadi va klinika saytiga olib boradi.',
      en: 'A link that is off tells visitors that it works no more, and leads to the clinic’s site.',
    },
  },
  limit: 200,
  example: {
    target: { kind: 'booking' },
    label: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Booking a visit' },
    word: 'zapis',
  },
})

export default links
