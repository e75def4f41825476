import { type Static, t } from '../core/type.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.string({
    label: { ru: 'Где висит', kk: 'Қайда ілулі', uz: 'Qayerda osilgan', en: 'Where it hangs' },
    help: {
      ru: 'Например «Ресепшен, 2 этаж». Переходы с листов этого места считаются отдельно.',
      kk: 'Мысалы «Тіркеу, 2-қабат». Осы жердегі парақтардан өтулер бөлек саналады.',
      uz: 'Masalan, “Qabulxona, 2-qavat”. Shu joydagi varaqlardan oʻtishlar alohida sanaladi.',
      en: 'For example “Reception, 2nd floor”. Scans of the sheets there are counted by themselves.',
    },
    max: 60,
  }),
})

export type LinkPlace = Static<typeof schema>

/** Places of a clinic where codes of its short links hang (R93). */
const linkPlaces = defineArea({
  name: 'link-places',
  section: 'links',
  tab: 1,
  label: { ru: 'Места', kk: 'Орындар', uz: 'Joylar', en: 'Places' },
  entry: { ru: 'Новое место', kk: 'Жаңа орын', uz: 'Yangi joy', en: 'New place' },
  schema,
  title: ['name'],
  list: { columns: ['name', 'updatedAt'], search: ['name'], sorts: ['name', '-updatedAt'] },
  tags: ({ company }) => [tags.links(company)],
  limit: 200,
  example: { name: 'Ресепшен, 2 этаж' },
})

export default linkPlaces
