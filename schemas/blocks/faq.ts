import type { LocalizedRich } from '../core/localized.ts'
import { type Label, t } from '../core/type.ts'
import { titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import type { PortableText } from '../rich/portable-text.ts'

const paragraph = (text: string): PortableText => [
  { _type: 'block', style: 'normal', children: [{ _type: 'span', text }], markDefs: [] },
]
const answer = ({ ru, kk, uz, en }: Label): LocalizedRich => ({
  ru: paragraph(ru),
  kk: paragraph(kk),
  uz: paragraph(uz),
  en: paragraph(en),
})

const faq = defineBlock({
  type: 'faq',
  label: {
    ru: 'Вопросы и ответы',
    kk: 'Сұрақтар мен жауаптар',
    uz: 'Savol-javoblar',
    en: 'Questions and answers',
  },
  description: {
    ru: 'Частые вопросы пациентов; ответ раскрывается по нажатию.',
    kk: 'Пациенттер жиі қоятын сұрақтар; жауабы басқанда ашылады.',
    uz: 'Bemorlar koʻp beradigan savollar; javob bosilganda ochiladi.',
    en: 'Questions that patients often ask; a click opens the answer.',
  },
  category: 'text',
  props: t.object({
    title: titleField(),
    items: t.array(
      t.object({
        question: t.text({ label: { ru: 'Вопрос', kk: 'Сұрақ', uz: 'Savol', en: 'Question' }, max: 200 }),
        answer: t.rich({ label: { ru: 'Ответ', kk: 'Жауап', uz: 'Javob', en: 'Answer' } }),
      }),
      {
        label: { ru: 'Вопросы', kk: 'Сұрақтар', uz: 'Savollar', en: 'Questions' },
        minItems: 1,
        maxItems: 50,
      },
    ),
    firstOpen: t.optional(
      t.boolean({
        label: {
          ru: 'Первый ответ раскрыт',
          kk: 'Бірінші жауап ашық',
          uz: 'Birinchi javob ochiq',
          en: 'First answer open',
        },
      }),
    ),
    forSearch: t.optional(
      t.boolean({
        label: {
          ru: 'Показывать в поисковиках',
          kk: 'Іздеу жүйелерінде көрсету',
          uz: 'Qidiruv tizimlarida koʻrsatish',
          en: 'Show in search engines',
        },
      }),
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Частые вопросы',
        kk: 'Жиі қойылатын сұрақтар',
        uz: 'Koʻp beriladigan savollar',
        en: 'Common questions',
      },
      firstOpen: true,
      items: [
        {
          question: {
            ru: 'Больно ли лечить зубы?',
            kk: 'Тіс емдеткен ауыра ма?',
            uz: 'Tish davolatish ogʻriydimi?',
            en: 'Does treatment hurt?',
          },
          answer: answer({
            ru: 'Обычно нет: перед лечением врач обезболивает зуб. Если станет больно, поднимите руку, и он остановится.',
            kk: 'Әдетте ауырмайды: дәрігер алдымен тісті жансыздандырады. Ауырсынсаңыз, қолыңызды көтеріңіз, ол тоқтайды.',
            uz: 'Odatda ogʻrimaydi: shifokor avval tishni ogʻriqsizlantiradi. Ogʻriq sezsangiz, qoʻlingizni koʻtaring, u toʻxtaydi.',
            en: 'Usually not: the doctor numbs the tooth first. If it hurts, raise your hand and the doctor will stop.',
          }),
        },
        {
          question: {
            ru: 'С какого возраста вы принимаете детей?',
            kk: 'Балаларды неше жастан бастап қабылдайсыздар?',
            uz: 'Bolalarni necha yoshdan qabul qilasizlar?',
            en: 'At what age do you start seeing children?',
          },
          answer: answer({
            ru: 'С первого зуба. На первой встрече ребёнок знакомится с врачом и креслом, лечить в\u00a0этот день необязательно.',
            kk: 'Алғашқы тісі шыққаннан бастап. Бірінші келгенде бала дәрігермен және кресломен танысады, сол күні емдеу міндетті емес.',
            uz: 'Birinchi tishi chiqqanidan boshlab. Birinchi kelishda bola shifokor va kreslo bilan tanishadi, oʻsha kuni davolash shart emas.',
            en: 'From the first tooth. At the first meeting your child gets to know the doctor and the chair; treatment can wait.',
          }),
        },
        {
          question: {
            ru: 'Можно ли платить в рассрочку?',
            kk: 'Бөліп төлеуге бола ма?',
            uz: 'Boʻlib toʻlash mumkinmi?',
            en: 'Can I pay in instalments?',
          },
          answer: answer({
            ru: 'Да, если лечение занимает несколько приёмов: вы платите за каждый приём отдельно, без процентов.',
            kk: 'Иә, ем бірнеше қабылдауға созылса, әр қабылдауға бөлек төлейсіз, пайыз қосылмайды.',
            uz: 'Ha, davolash bir necha qabulga choʻzilsa, har bir qabul uchun alohida toʻlaysiz, foiz qoʻshilmaydi.',
            en: 'Yes, if treatment takes several visits: you pay for each visit separately, without interest.',
          }),
        },
      ],
    },
  },
})

export default faq
export type FaqProps = BlockProps<typeof faq>
