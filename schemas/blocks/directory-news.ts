import { t } from '../core/type.ts'
import { placeFields } from '../directory/directory-fields.ts'
import { dateField, pageField, pagingField, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const directoryNews = defineBlock({
  type: 'directory-news',
  label: {
    ru: 'Новости каталога',
    kk: 'Каталог жаңалықтары',
    uz: 'Katalog yangiliklari',
    en: 'News of the directory',
  },
  description: {
    ru: 'Новости клиник каталога или города.',
    kk: 'Каталогтағы немесе қаладағы клиникалардың жаңалықтары.',
    uz: 'Katalogdagi yoki shahardagi klinikalar yangiliklari.',
    en: 'News of the clinics of the directory or a city.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, hidden: true }),
    city: slugField(),
    page: pageField(),
  }),
  data: t.object({
    ...placeFields(),
    items: t.array(
      t.object({
        title: t.text({ max: 300 }),
        lead: t.optional(t.text({ max: 600 })),
        image: t.optional(t.image()),
        company: t.optional(t.text()),
        date: dateField(),
        link: t.link(),
      }),
    ),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: {
        ru: 'Новости клиник',
        kk: 'Клиникалар жаңалықтары',
        uz: 'Klinikalar yangiliklari',
        en: 'News of clinics',
      },
    },
    data: {
      allCities: { link: { kind: 'page', path: '/companies/news' }, isChosen: true },
      cities: [
        {
          slug: 'almaty',
          label: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 3,
          link: { kind: 'page', path: '/companies/news/location/almaty' },
        },
      ],
      items: [
        {
          title: {
            ru: 'Открыли второй кабинет УЗИ',
            kk: 'Екінші УДЗ кабинетін аштық',
            uz: 'Ikkinchi UTT xonasini ochdik',
            en: 'A second ultrasound room is open',
          },
          company: {
            ru: 'Клиника «Бұлақ»',
            kk: '«Бұлақ» клиникасы',
            uz: '“Buloq” klinikasi',
            en: 'Bulaq Clinic',
          },
          date: {
            datetime: '2026-10-27T00:00:00Z',
            text: { ru: '27 октября', kk: '27 қазан', uz: '27-oktabr', en: '27 October' },
          },
          link: { kind: 'page', path: '/l/bulaq/news/events/second-room' },
        },
      ],
    },
  },
})

export default directoryNews
export type DirectoryNewsProps = BlockProps<typeof directoryNews>
