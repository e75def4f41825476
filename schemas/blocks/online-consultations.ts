import { t } from '../core/type.ts'
import { cardFields } from '../directory/directory-fields.ts'
import { formFields, pageField, pagingField, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const onlineConsultations = defineBlock({
  type: 'online-consultations',
  label: {
    ru: 'Онлайн-консультации',
    kk: 'Онлайн-кеңестер',
    uz: 'Onlayn maslahatlar',
    en: 'Online consultations',
  },
  description: {
    ru: 'Клиники, которые консультируют онлайн, и форма, с которой консультация начинается.',
    kk: 'Онлайн кеңес беретін клиникалар және кеңес басталатын форма.',
    uz: 'Onlayn maslahat beradigan klinikalar va maslahat boshlanadigan shakl.',
    en: 'Clinics that give consultations online, and the form with which one begins.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'The consultations of whoever is signed in are asked for by a script: the page is the same for everybody.',
  props: t.object({
    /** The clinic that is asked; without it clinics are listed. */
    company: slugField(),
    /** Code of the doctor who is chosen there. */
    doctor: t.optional(
      t.string({ label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' }, max: 60 }),
    ),
    page: pageField(),
  }),
  data: t.object({
    clinics: t.array(t.object({ ...cardFields(), ask: t.link() })),
    paging: t.optional(pagingField()),
    /** The form, of a clinic that was chosen. */
    form: t.optional(
      t.object({
        clinic: t.text(),
        company: t.string({ max: 120 }),
        /** Numbers to call in an emergency. */
        urgent: t.array(t.string({ max: 10 }), { maxItems: 4 }),
        doctors: t.array(
          t.object({ code: t.string({ max: 120 }), name: t.text(), speciality: t.optional(t.text()) }),
          { maxItems: 1000 },
        ),
        ...formFields(),
      }),
    ),
    /** The list of clinics, where one was chosen. */
    all: t.optional(t.link()),
  }),
  example: {
    props: {},
    data: {
      clinics: [
        {
          name: {
            ru: 'Клиника «Бұлақ»',
            kk: '«Бұлақ» клиникасы',
            uz: '“Buloq” klinikasi',
            en: 'Bulaq Clinic',
          },
          slug: 'bulaq',
          link: { kind: 'page', path: '/companies/clinics/bulaq' },
          ask: { kind: 'page', path: '/online-consultations?company=bulaq' },
          specialities: [],
          features: [],
          languages: [],
          slots: [],
          isDoctor: false,
          isDemo: false,
        },
      ],
    },
  },
})

export default onlineConsultations
export type OnlineConsultationsProps = BlockProps<typeof onlineConsultations>
