import { t } from '../core/type.ts'
import { type comparedSections, mostCompared } from '../directory/comparison.ts'
import { cardFields, priceRangeField } from '../directory/directory-fields.ts'
import { directoryListExample } from '../directory/directory-list-example.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const comparison = defineBlock({
  type: 'comparison',
  label: { ru: 'Сравнение', kk: 'Салыстыру', uz: 'Taqqoslash', en: 'Comparison' },
  description: {
    ru: 'Клиники или врачи рядом: оценки, часы, адреса, цены.',
    kk: 'Клиникалар немесе дәрігерлер қатар: бағалар, сағаттар, мекенжайлар, қызмет құны.',
    uz: 'Klinikalar yoki shifokorlar yonma-yon: baholar, soatlar, manzillar, narxlar.',
    en: 'Clinics or doctors beside each other: ratings, hours, addresses, prices.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, hidden: true }),
    section: t.choice(
      {
        clinics: { ru: 'Клиники', kk: 'Клиникалар', uz: 'Klinikalar', en: 'Clinics' },
        doctors: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
      } satisfies Record<(typeof comparedSections)[number], object>,
      { label: { ru: 'Раздел', kk: 'Бөлім', uz: 'Boʻlim', en: 'Section' }, hidden: true },
    ),
    slugs: t.array(t.string({ max: 120 }), {
      label: { ru: 'Кого сравнить', kk: 'Кімді салыстыру', uz: 'Kimni taqqoslash', en: 'What to compare' },
      hidden: true,
      maxItems: mostCompared,
    }),
    /** More were chosen than are compared. */
    isCut: t.boolean({
      label: { ru: 'Не все', kk: 'Барлығы емес', uz: 'Hammasi emas', en: 'Not all' },
      hidden: true,
    }),
    /** The address of the list in which they were chosen. */
    from: t.optional(
      t.string({
        label: { ru: 'Из списка', kk: 'Тізімнен', uz: 'Roʻyxatdan', en: 'From the list' },
        hidden: true,
        max: 600,
      }),
    ),
  }),
  data: t.object({
    /** The list from which they were chosen. */
    list: t.link(),
    /** The lists among which they were chosen, those of a section in a city: in a tab their choices are kept together. */
    scope: t.string({ max: 120 }),
    items: t.array(t.object({ ...cardFields(), without: t.link() }), { maxItems: mostCompared }),
    /** One price for each of `items`. */
    services: t.array(
      t.object({ name: t.text(), prices: t.array(t.object({ price: t.optional(priceRangeField()) })) }),
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Сравнение клиник',
        kk: 'Клиникаларды салыстыру',
        uz: 'Klinikalarni taqqoslash',
        en: 'Clinics compared',
      },
      section: 'clinics',
      slugs: [],
      isCut: false,
    },
    data: {
      list: { kind: 'page', path: '/companies/clinics' },
      scope: 'clinics',
      items: directoryListExample.data.items
        .slice(0, 2)
        .map((item) => ({ ...item, without: { kind: 'page' as const, path: '/companies/compare/clinics' } })),
      services: [
        {
          name: { ru: 'Осмотр', kk: 'Тексеру', uz: 'Koʻrik', en: 'Examination' },
          prices: [{ price: { from: 5000, currency: 'KZT' } }, {}],
        },
      ],
    },
  },
})

export default comparison
export type ComparisonProps = BlockProps<typeof comparison>
