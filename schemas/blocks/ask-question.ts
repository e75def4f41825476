import { t } from '../core/type.ts'
import {
  dateField,
  formFields,
  titleField,
  titleHiddenField,
  writtenLanguages,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

/** Something to choose, by its code. */
const coded = () => ({ code: t.string({ max: 120 }), name: t.text() })

const askQuestion = defineBlock({
  type: 'ask-question',
  label: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
  description: {
    ru: 'Форма вопроса клинике или врачу, а на других страницах кнопка, которая ведёт к ней.',
    kk: 'Клиникаға не дәрігерге сұрақ қою формасы, басқа беттерде соған апаратын батырма.',
    uz: 'Klinika yoki shifokorga savol shakli, boshqa sahifalarda esa unga olib boruvchi tugma.',
    en: 'A form for a question to the clinic or a doctor, and on other pages a button that leads to it.',
  },
  category: 'action',
  facts: ['company', 'doctors'],
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    text: t.optional(
      t.text({
        label: { ru: 'Пояснение', kk: 'Түсініктеме', uz: 'Izoh', en: 'Explanation' },
        help: {
          ru: 'Кто и как скоро отвечает. Пусто — обычный текст.',
          kk: 'Кім және қашан жауап береді. Бос болса, әдеттегі мәтін.',
          uz: 'Kim va qancha vaqtda javob beradi. Boʻsh boʻlsa, odatdagi matn.',
          en: 'Who answers and how soon. Leave empty for the usual words.',
        },
        max: 300,
        multiline: true,
      }),
    ),
  }),
  data: t.object({
    /** Name of the clinic, for the subject of the e-mail. */
    name: t.text(),
    /** The clinic's address, if it has no page for questions. */
    email: t.optional(t.string({ max: 254 })),
    /** Address of the page of the directory on which an online consultation begins, of a clinic that gives them. */
    consultation: t.optional(t.string({ max: 400 })),
    /** On the page with the form: kinds of cases that patients file (`schemas/cases/filed-part.ts`), each with the address of its form. */
    cases: t.optional(t.array(t.object({ name: t.text(), href: t.string({ max: 400 }) }), { maxItems: 20 })),
    /** The page with the form, on any other page. */
    link: t.optional(t.link()),
    form: t.optional(
      t.object({
        company: t.string({ max: 120 }),
        /** Numbers to call in an emergency. */
        urgent: t.array(t.string({ max: 10 }), { maxItems: 4 }),
        doctors: t.array(t.object({ ...coded(), speciality: t.optional(t.text()) }), { maxItems: 1000 }),
        specialities: t.array(t.object(coded()), { maxItems: 300 }),
        ...formFields(),
      }),
    ),
    /** On the page with the form: published questions, the newest first. */
    answered: t.array(
      t.object({
        text: t.string({ max: 4000, multiline: true }),
        answer: t.string({ max: 4000, multiline: true }),
        lang: t.choice(writtenLanguages),
        date: dateField(),
        /** The doctor who answers, if not the clinic. */
        doctor: t.optional(t.object({ name: t.text(), link: t.link() })),
      }),
      { maxItems: 100 },
    ),
  }),
  example: {
    props: {},
    data: {
      name: {
        ru: 'Стоматология «Ақ тіс»',
        kk: '«Ақ тіс» стоматологиясы',
        uz: '“Aq tis” stomatologiyasi',
        en: 'Aq Tis Dental Clinic',
      },
      email: 'questions@example.com',
      answered: [],
    },
  },
})

export default askQuestion
export type AskQuestionProps = BlockProps<typeof askQuestion>
