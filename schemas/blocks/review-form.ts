import { t } from '../core/type.ts'
import { slugField, titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const reviewForm = defineBlock({
  type: 'review-form',
  label: { ru: 'Оставить отзыв', kk: 'Пікір қалдыру', uz: 'Sharh qoldirish', en: 'Leave a review' },
  description: {
    ru: 'Форма, в которой пациент рассказывает о приёме. Отзыв читает модератор.',
    kk: 'Пациент қабылдау туралы айтатын форма. Пікірді модератор оқиды.',
    uz: 'Bemor qabul haqida yozadigan shakl. Sharhni moderator oʻqiydi.',
    en: 'A form in which a patient tells of a visit. A moderator reads the review.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Where it is alone on the page, an invitation’s link says the doctor and the day of the visit, and only the browser reads them.',
  facts: ['doctors', 'services'],
  props: t.object({
    title: titleField(),
    /** Slug of the reviewed doctor. */
    slug: slugField(),
    /** Slug of the reviewed person of the directory, in one of their clinics. */
    person: slugField(),
    /** True for a page with only the form. */
    alone: t.optional(
      t.boolean({
        label: { ru: 'Одна на странице', kk: 'Бетте жалғыз', uz: 'Sahifada yagona', en: 'Alone on the page' },
        hidden: true,
      }),
    ),
  }),
  data: t.object({
    /** The possible subjects of a review, the likeliest first. */
    targets: t.array(
      t.object({
        company: t.string({ max: 120 }),
        specialist: t.optional(t.string({ max: 120 })),
        /** The country of phone numbers without a calling code. */
        country: t.string({ max: 20 }),
        name: t.text(),
      }),
      { maxItems: 500 },
    ),
    /** Services of these companies, one of which a review may name. */
    services: t.array(
      t.object({ company: t.string({ max: 120 }), code: t.string({ max: 120 }), name: t.text({ max: 300 }) }),
      { maxItems: 500 },
    ),
  }),
  example: {
    props: {},
    data: {
      services: [
        {
          company: '1001',
          code: '7',
          name: {
            ru: 'Лечение кариеса',
            kk: 'Тісжегіні емдеу',
            uz: 'Kariesni davolash',
            en: 'Caries treatment',
          },
        },
      ],
      targets: [
        {
          company: '1001',
          country: 'KZ',
          name: {
            ru: 'Стоматология «Ақ тіс»',
            kk: '«Ақ тіс» стоматологиясы',
            uz: '“Aq tis” stomatologiyasi',
            en: 'Aq Tis Dental Clinic',
          },
        },
        {
          company: '1001',
          country: 'KZ',
          specialist: '501',
          name: {
            ru: 'Сапарова Айгерим',
            kk: 'Сапарова Айгерім',
            uz: 'Saparova Aygerim',
            en: 'Saparova Aigerim',
          },
        },
      ],
    },
  },
})

export default reviewForm
export type ReviewFormProps = BlockProps<typeof reviewForm>
