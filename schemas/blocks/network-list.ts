import { t } from '../core/type.ts'
import { networkFields } from '../directory/directory-fields.ts'
import { pageField, pagingField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const networkList = defineBlock({
  type: 'network-list',
  label: {
    ru: 'Сети клиник',
    kk: 'Клиникалар желілері',
    uz: 'Klinikalar tarmoqlari',
    en: 'Networks of clinics',
  },
  description: {
    ru: 'Сети клиник каталога: сколько в каждой клиник и в каких городах.',
    kk: 'Каталогтағы клиникалар желілері: әрқайсысында неше клиника бар және қай қалаларда.',
    uz: 'Katalogdagi klinikalar tarmoqlari: har birida nechta klinika va qaysi shaharlarda.',
    en: 'Networks of clinics of the directory: how many clinics each has, and in which cities.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({ page: pageField() }),
  data: t.object({
    items: t.array(t.object({ ...networkFields(), link: t.link() })),
    /** News of all networks. */
    news: t.optional(t.link()),
    /** How a clinic becomes a part of one. */
    join: t.link(),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {},
    data: {
      join: { kind: 'page', path: '/create-website' },
      news: { kind: 'page', path: '/-organizations/news' },
      items: [
        {
          name: {
            ru: 'Клиники «Бұлақ»',
            kk: '«Бұлақ» клиникалары',
            uz: '“Buloq” klinikalari',
            en: 'Bulaq Clinics',
          },
          link: { kind: 'page', path: '/-organizations/hub/bulaq' },
          clinics: 3,
          cities: [
            { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
            { ru: 'Астана', kk: 'Астана', uz: 'Ostona', en: 'Astana' },
          ],
          rating: { value: 4.6, count: 12 },
          isDemo: true,
        },
      ],
    },
  },
})

export default networkList
export type NetworkListProps = BlockProps<typeof networkList>
