import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const unclaimedCompany = defineBlock({
  type: 'unclaimed-company',
  label: {
    ru: 'Карточка без владельца',
    kk: 'Иесіз карточка',
    uz: 'Egasiz karta',
    en: 'Card without an owner',
  },
  description: {
    ru: 'Откуда сведения о клинике, как взять её под управление, как сообщить об ошибке и что есть рядом.',
    kk: 'Клиника деректері қайдан алынған, оны басқаруға қалай алуға болады, қатені қалай хабарлау керек және жақын жерде не бар.',
    uz: 'Klinika haqidagi maʼlumot qayerdan, uni qanday boshqarishga olish, xatoni qanday xabar qilish va yaqinda nima bor.',
    en: 'Where the facts of a clinic come from, how to take it over, how to report a mistake, and what is nearby.',
  },
  category: 'clinic',
  facts: ['company'],
  isOffered: false,
  props: t.object({}),
  data: t.object({
    /** Code of the company, for the form. */
    code: t.string({ max: 120 }),
    source: t.optional(t.string({ max: 500 })),
    /** When the source had the data. */
    date: t.optional(t.object({ datetime: t.date(), text: t.text() })),
    claim: t.link(),
    neighbours: t.array(
      t.object({
        name: t.text({ max: 300 }),
        category: t.optional(t.text()),
        address: t.optional(t.text({ max: 300 })),
        metres: t.integer({ minimum: 0 }),
        link: t.link(),
      }),
      { maxItems: 6 },
    ),
    /** State of the form that was posted: it was accepted, or the typed values and their faults. */
    sent: t.optional(t.boolean()),
    text: t.optional(t.string({ max: 4000 })),
    email: t.optional(t.string({ max: 4000 })),
    errors: t.optional(
      t.object({
        text: t.optional(t.string({ max: 500 })),
        email: t.optional(t.string({ max: 500 })),
        form: t.optional(t.string({ max: 500 })),
      }),
    ),
  }),
  example: {
    props: {},
    data: {
      code: '2001',
      source: 'Overture Maps Foundation (Meta, CDLA-Permissive-2.0)',
      date: {
        datetime: '2026-09-23',
        text: {
          ru: '23 сентября 2026',
          kk: '2026 ж. 23 қыркүйек',
          uz: '2026-yil 23-sentabr',
          en: '23 September 2026',
        },
      },
      claim: { kind: 'page', path: '/pro/claim?company=2001' },
      neighbours: [
        {
          name: {
            ru: 'Стоматология «Ақ тіс»',
            kk: '«Ақ тіс» стоматологиясы',
            uz: '“Aq tis” stomatologiyasi',
            en: 'Aq Tis Dental Clinic',
          },
          category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
          address: {
            ru: 'проспект Абая, 52',
            kk: 'Абай даңғылы, 52',
            uz: 'Abay shoh koʻchasi, 52',
            en: '52 Abay Avenue',
          },
          metres: 240,
          link: { kind: 'page', path: '/companies/clinics/demo-dent' },
        },
      ],
    },
  },
})

export default unclaimedCompany
export type UnclaimedCompanyProps = BlockProps<typeof unclaimedCompany>
