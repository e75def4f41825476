import { titleField, titleHiddenField } from '../block-fields.ts'
import { type BlockProps, defineBlock } from '../define-block.ts'
import { t } from '../type.ts'

const askQuestion = defineBlock({
  type: 'ask-question',
  label: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
  description: {
    ru: 'Письмо в клинику с готовой темой.',
    kk: 'Клиникаға тақырыбы дайын электрондық хат.',
    uz: 'Klinikaga mavzusi tayyor elektron xat.',
    en: 'An e-mail to the clinic with the subject filled in.',
  },
  category: 'action',
  facts: ['company'],
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
    email: t.string({ max: 254 }),
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
    },
  },
})

export default askQuestion
export type AskQuestionProps = BlockProps<typeof askQuestion>
