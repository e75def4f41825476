import { t } from '../core/type.ts'
import {
  bookingField,
  nextFreeField,
  openingStatusField,
  receptionField,
  slugField,
  titleField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const personClinics = defineBlock({
  type: 'person-clinics',
  label: {
    ru: 'Где принимает врач',
    kk: 'Дәрігер қайда қабылдайды',
    uz: 'Shifokor qayerda qabul qiladi',
    en: 'Where the doctor practises',
  },
  description: {
    ru: 'Все клиники врача: адрес, телефон, часы приёма и цены в каждой.',
    kk: 'Дәрігердің барлық клиникасы: әрқайсысының мекенжайы, телефоны, қабылдау уақыты мен бағалары.',
    uz: 'Shifokorning barcha klinikalari: har birining manzili, telefoni, qabul vaqti va narxlari.',
    en: 'All clinics of the doctor: address, phone, hours and prices in each.',
  },
  category: 'clinic',
  facts: ['doctors', 'cabinets', 'services'],
  isOffered: false,
  props: t.object({ slug: slugField(), title: titleField() }),
  data: t.object({
    clinics: t.array(
      t.object({
        name: t.text({ max: 300 }),
        link: t.link(),
        category: t.optional(t.text()),
        address: t.optional(t.text({ max: 1000 })),
        status: t.optional(openingStatusField()),
        phone: t.optional(t.phone()),
        places: receptionField(),
        /** Services of the doctor there at a price of their own. */
        prices: t.array(
          t.object({
            name: t.text({ max: 300 }),
            price: t.number({ minimum: 0 }),
            priceTo: t.optional(t.number({ minimum: 0 })),
            priceRepeat: t.optional(t.number({ minimum: 0 })),
            currency: t.string({ pattern: '^[A-Z]{3}$' }),
          }),
          { maxItems: 20 },
        ),
        booking: t.optional(bookingField()),
        next: t.optional(nextFreeField()),
      }),
      { maxItems: 20 },
    ),
  }),
  example: {
    props: {},
    data: {
      clinics: [
        {
          name: {
            ru: 'Стоматология «Ақ тіс»',
            kk: '«Ақ тіс» стоматологиясы',
            uz: '“Aq tis” stomatologiyasi',
            en: 'Aq Tis Dental Clinic',
          },
          link: { kind: 'page', path: '/companies/clinics/demo-dent' },
          category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
          address: {
            ru: 'Алматы, проспект Абая, 52',
            kk: 'Алматы, Абай даңғылы, 52',
            uz: 'Olmaota, Abay shoh koʻchasi, 52',
            en: '52 Abay Avenue, Almaty',
          },
          status: { state: 'open', until: '20:00' },
          phone: '+77272345678',
          places: [
            {
              week: [
                { day: 1, intervals: [{ from: '09:00', to: '14:00' }] },
                { day: 3, intervals: [{ from: '09:00', to: '14:00' }] },
              ],
            },
          ],
          prices: [
            {
              name: {
                ru: 'Первичный приём стоматолога',
                kk: 'Стоматологтың алғашқы қабылдауы',
                uz: 'Stomatologning birlamchi qabuli',
                en: 'First visit to a dentist',
              },
              price: 7000,
              currency: 'KZT',
            },
          ],
          booking: {
            label: {
              ru: 'Оставить заявку',
              kk: 'Өтінім қалдыру',
              uz: 'Ariza qoldirish',
              en: 'Leave a request',
            },
            link: { kind: 'page', path: '/l/demo-dent/appointment' },
          },
        },
      ],
    },
  },
})

export default personClinics
export type PersonClinicsProps = BlockProps<typeof personClinics>
