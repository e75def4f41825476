import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const quote = defineBlock({
  type: 'quote',
  label: { ru: 'Цитата', kk: 'Дәйексөз', uz: 'Iqtibos', en: 'Quote' },
  description: {
    ru: 'Слова врача или руководителя клиники, с именем и портретом.',
    kk: 'Дәрігердің немесе клиника басшысының сөзі, аты-жөні және портретімен.',
    uz: 'Shifokor yoki klinika rahbarining soʻzlari, ismi va portreti bilan.',
    en: 'Words of a doctor or of the head of the clinic, with a name and a portrait.',
  },
  category: 'text',
  props: t.object({
    text: t.text({
      label: { ru: 'Слова', kk: 'Сөзі', uz: 'Soʻzlari', en: 'Words' },
      help: {
        ru: 'Без кавычек вокруг: их ставит сам блок, на каждом языке свои.',
        kk: 'Тырнақшасыз жазыңыз: оны әр тілде блоктың өзі қояды.',
        uz: 'Qoʻshtirnoqsiz yozing: uni har bir tilda blokning oʻzi qoʻyadi.',
        en: 'Without quotation marks: the block adds those of each language.',
      },
      max: 600,
      multiline: true,
    }),
    author: t.text({
      label: { ru: 'Чьи слова', kk: 'Кімнің сөзі', uz: 'Kimning soʻzlari', en: 'Whose words' },
      max: 120,
    }),
    role: t.optional(
      t.text({ label: { ru: 'Кто это', kk: 'Кім болады', uz: 'Kim boʻladi', en: 'Who that is' }, max: 160 }),
    ),
    portrait: t.optional(
      t.image({ label: { ru: 'Портрет', kk: 'Портреті', uz: 'Portreti', en: 'Portrait' } }),
    ),
  }),
  example: {
    props: {
      text: {
        ru: 'Начинаем не\u00a0с\u00a0кресла, а\u00a0с\u00a0разговора. Человек должен знать, что мы будем делать, сколько времени и\u00a0денег это займёт, ещё до начала лечения.',
        kk: 'Біз креслодан емес, әңгімеден бастаймыз. Адам не істейтінімізді, оған қанша уақыт пен ақша кететінін ем басталмай тұрып білуі керек.',
        uz: 'Biz kreslodan emas, suhbatdan boshlaymiz. Inson nima qilishimizni, bunga qancha vaqt va pul ketishini davolash boshlanmasdan oldin bilishi kerak.',
        en: 'We start with a talk, not with the chair. People should know what we are going to do, how long it takes and what it costs before we begin.',
      },
      author: {
        ru: 'Айгерим Сарсенова',
        kk: 'Айгерім Сәрсенова',
        uz: 'Aygerim Sarsenova',
        en: 'Aigerim Sarsenova',
      },
      role: {
        ru: 'Главный врач, стоматолог-терапевт',
        kk: 'Бас дәрігер, стоматолог-терапевт',
        uz: 'Bosh shifokor, stomatolog-terapevt',
        en: 'Chief dentist, restorative dentistry',
      },
      portrait: {
        src: '/images/demo-dent/doctor-1',
        width: 800,
        height: 1000,
        color: '#dfe9e8',
        alt: {
          ru: 'Нарисованный портрет Айгерим Сарсеновой',
          kk: 'Айгерім Сәрсенованың салынған портреті',
          uz: 'Aygerim Sarsenovaning chizilgan portreti',
          en: 'Illustrated portrait of Aigerim Sarsenova',
        },
      },
    },
  },
})

export default quote
export type QuoteProps = BlockProps<typeof quote>
