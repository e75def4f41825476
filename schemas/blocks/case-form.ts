import { filedFieldKinds } from '../cases/filed-fields.ts'
import { t } from '../core/type.ts'
import { formFields } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const kinds = Object.fromEntries(
  filedFieldKinds.map((kind) => [kind, { ru: kind, kk: kind, uz: kind, en: kind }]),
)

const caseForm = defineBlock({
  type: 'case-form',
  label: {
    ru: 'Форма обращения',
    kk: 'Өтініш формасы',
    uz: 'Murojaat shakli',
    en: 'A form for a request',
  },
  description: {
    ru: 'Форма обращения в клинику, например запроса документа. Поля и тексты берутся из описания обращения.',
    kk: 'Клиникаға өтініш формасы, мысалы құжат сұрау. Өрістері мен мәтіндері өтініштің сипаттамасынан алынады.',
    uz: 'Klinikaga murojaat shakli, masalan hujjat soʻrash. Maydon va matnlar murojaat tavsifidan olinadi.',
    en: 'A form for a request to the clinic, such as one for a document. Fields and texts come from the declaration of the request.',
  },
  category: 'action',
  facts: ['company'],
  isOffered: false,
  props: t.object({
    kind: t.string({
      label: { ru: 'Вид обращения', kk: 'Өтініш түрі', uz: 'Murojaat turi', en: 'Kind of request' },
      max: 60,
    }),
  }),
  data: t.object({
    company: t.string({ max: 120 }),
    clinic: t.text(),
    fields: t.array(
      t.object({
        name: t.string({ max: 60 }),
        kind: t.choice(kinds),
        isRequired: t.boolean(),
        label: t.text(),
        help: t.optional(t.text({ max: 400 })),
        max: t.optional(t.integer()),
        choices: t.array(t.object({ value: t.string({ max: 60 }), label: t.text() }), { maxItems: 60 }),
      }),
      { maxItems: 30 },
    ),
    ...formFields(),
  }),
  example: {
    props: { kind: 'document-request' },
    data: {
      company: '1001',
      clinic: {
        ru: 'Стоматология «Ақ тіс»',
        kk: '«Ақ тіс» стоматологиясы',
        uz: '“Aq tis” stomatologiyasi',
        en: 'Aq Tis Dental Clinic',
      },
      fields: [
        {
          name: 'patient',
          kind: 'line',
          isRequired: true,
          label: { ru: 'Имя пациента', kk: 'Пациенттің аты', uz: 'Bemorning ismi', en: 'The patient’s name' },
          max: 160,
          choices: [],
        },
      ],
    },
  },
})

export default caseForm
export type CaseFormProps = BlockProps<typeof caseForm>
