import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const bookingHead = defineBlock({
  type: 'booking-head',
  label: {
    ru: 'Куда запись',
    kk: 'Қайда жазылу',
    uz: 'Qayerga yozilish',
    en: 'Where the visit is',
  },
  description: {
    ru: 'Заголовок записи в каталоге: клиника и путь назад к списку.',
    kk: 'Каталогтағы жазылудың тақырыбы: клиника және тізімге қайту жолы.',
    uz: 'Katalogdagi yozilish sarlavhasi: klinika va roʻyxatga qaytish yoʻli.',
    en: 'The head of a booking in the directory: the clinic, and the way back to the list.',
  },
  category: 'clinic',
  facts: ['company', 'cabinets', 'doctors'],
  isOffered: false,
  props: t.object({}),
  data: t.object({
    /** The list of the clinic's city. */
    list: t.link(),
    name: t.text({ max: 300 }),
    /** Its profile. */
    link: t.link(),
    address: t.optional(t.text({ max: 1000 })),
  }),
  example: {
    props: {},
    data: {
      list: { kind: 'page', path: '/companies/clinics/location/almaty' },
      name: {
        ru: 'Стоматология «Ақ тіс»',
        kk: '«Ақ тіс» стоматологиясы',
        uz: '“Aq tis” stomatologiyasi',
        en: 'Aq Tis Dental Clinic',
      },
      link: { kind: 'page', path: '/companies/clinics/demo-dent' },
      address: {
        ru: 'Алматы, проспект Абая, 52',
        kk: 'Алматы, Абай даңғылы, 52',
        uz: 'Olmaota, Abay shoh koʻchasi, 52',
        en: '52 Abay Avenue, Almaty',
      },
    },
  },
})

export default bookingHead
export type BookingHeadProps = BlockProps<typeof bookingHead>
