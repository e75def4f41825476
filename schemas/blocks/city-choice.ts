import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const cityChoice = defineBlock({
  type: 'city-choice',
  label: { ru: 'Выбор города', kk: 'Қаланы таңдау', uz: 'Shaharni tanlash', en: 'Choice of a city' },
  description: {
    ru: 'Города каталога; выбранный город запоминается на устройстве читателя.',
    kk: 'Каталогтағы қалалар; таңдалған қала оқырманның құрылғысында сақталады.',
    uz: 'Katalogdagi shaharlar; tanlangan shahar oʻquvchining qurilmasida saqlanadi.',
    en: 'The cities of the directory; the chosen one is remembered on the reader’s device.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    /** Where the reader goes on: the path and query of a page. */
    to: t.string({
      label: { ru: 'Куда вернуться', kk: 'Қайда оралу керек', uz: 'Qayerga qaytish', en: 'Where to return' },
      hidden: true,
      max: 1000,
    }),
  }),
  data: t.object({
    all: t.link(),
    cities: t.array(
      t.object({
        slug: t.string({ max: 120 }),
        name: t.text(),
        count: t.integer({ minimum: 0 }),
        link: t.link(),
      }),
    ),
  }),
  example: {
    props: { to: '/companies/clinics' },
    data: {
      all: { kind: 'page', path: '/companies/cities?to=%2Fcompanies%2Fclinics&location=all' },
      cities: [
        {
          slug: 'almaty',
          name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 12,
          link: { kind: 'page', path: '/companies/cities?to=%2Fcompanies%2Fclinics&location=almaty' },
        },
        {
          slug: 'tashkent',
          name: { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
          count: 3,
          link: { kind: 'page', path: '/companies/cities?to=%2Fcompanies%2Fclinics&location=tashkent' },
        },
      ],
    },
  },
})

export default cityChoice
export type CityChoiceProps = BlockProps<typeof cityChoice>
