import { t } from '../core/type.ts'
import { cardFields } from '../directory/directory-fields.ts'
import { pageField, pagingField, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const networkClinics = defineBlock({
  type: 'network-clinics',
  label: { ru: 'Клиники сети', kk: 'Желі клиникалары', uz: 'Tarmoq klinikalari', en: 'Clinics of a network' },
  description: {
    ru: 'Карточки всех клиник сети.',
    kk: 'Желідегі барлық клиниканың карточкалары.',
    uz: 'Tarmoqdagi barcha klinikalar kartochkalari.',
    en: 'The cards of all clinics of a network.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({ network: slugField(), page: pageField() }),
  data: t.object({ items: t.array(t.object(cardFields())), paging: t.optional(pagingField()) }),
  example: {
    props: { network: 'bulaq' },
    data: {
      items: [
        {
          name: {
            ru: 'Клиника «Бұлақ»',
            kk: '«Бұлақ» клиникасы',
            uz: '“Buloq” klinikasi',
            en: 'Bulaq Clinic',
          },
          slug: 'bulaq',
          link: { kind: 'page', path: '/companies/clinics/bulaq' },
          specialities: [],
          features: [],
          languages: [],
          status: { state: 'open', until: '20:00' },
          slots: [],
          isDoctor: false,
          isDemo: false,
        },
      ],
    },
  },
})

export default networkClinics
export type NetworkClinicsProps = BlockProps<typeof networkClinics>
