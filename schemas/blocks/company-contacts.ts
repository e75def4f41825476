import { t } from '../core/type.ts'
import { chatField, openingStatusField, phonesField, titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const companyContacts = defineBlock({
  type: 'company-contacts',
  label: {
    ru: 'Коротко о клинике',
    kk: 'Клиника туралы қысқаша',
    uz: 'Klinika haqida qisqacha',
    en: 'The clinic in brief',
  },
  description: {
    ru: 'Название, адрес, телефоны и открыто ли сейчас — для боковой колонки.',
    kk: 'Атауы, мекенжайы, телефондары және қазір ашық па — бүйірлік бағанға арналған.',
    uz: 'Nomi, manzili, telefonlari va hozir ochiqmi — yon ustun uchun.',
    en: 'Name, address, phone numbers and whether it is open now, for the side column.',
  },
  category: 'clinic',
  facts: ['cabinets', 'company'],
  isOffered: false,
  props: t.object({ title: titleField() }),
  data: t.object({
    name: t.text(),
    category: t.optional(t.text()),
    address: t.optional(t.text({ max: 300 })),
    phones: phonesField(),
    whatsapp: t.optional(t.phone()),
    chat: t.optional(chatField()),
    email: t.optional(t.string({ max: 254 })),
    status: t.optional(openingStatusField()),
    /** Number of the licence. */
    license: t.optional(t.string()),
    contactsLink: t.optional(t.link()),
    isDemo: t.boolean(),
    /** Source of the data of a real clinic. */
    attribution: t.optional(t.string({ max: 300 })),
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
      category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
      address: {
        ru: 'Алматы, проспект Абая, 52, этаж 2',
        kk: 'Алматы, Абай даңғылы, 52, 2-қабат',
        uz: 'Olmaota, Abay shoh koʻchasi, 52, 2-qavat',
        en: 'Almaty, 52 Abay Avenue, floor 2',
      },
      phones: ['+77272345678', '+77011234567'],
      whatsapp: '+77011234567',
      email: 'hello@example.com',
      status: { state: 'closed', opens: { when: 'tomorrow', at: '09:00' } },
      contactsLink: { kind: 'page', path: '/contacts' },
      isDemo: true,
    },
  },
})

export default companyContacts
export type CompanyContactsProps = BlockProps<typeof companyContacts>
