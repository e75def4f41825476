import { type Static, t } from '../core/type.ts'
import { zoneNames } from '../reference/zone-names.ts'
import { everything } from '../tags.ts'
import { defineArea, productSection } from './define-area.ts'
import { dictionaryFields } from './dictionary-fields.ts'

const countries = {
  KZ: { ru: 'Казахстан', kk: 'Қазақстан', uz: 'Qozogʻiston', en: 'Kazakhstan' },
  UZ: { ru: 'Узбекистан', kk: 'Өзбекстан', uz: 'Oʻzbekiston', en: 'Uzbekistan' },
  KG: { ru: 'Кыргызстан', kk: 'Қырғызстан', uz: 'Qirgʻiziston', en: 'Kyrgyzstan' },
  BY: { ru: 'Беларусь', kk: 'Беларусь', uz: 'Belarus', en: 'Belarus' },
  RU: { ru: 'Россия', kk: 'Ресей', uz: 'Rossiya', en: 'Russia' },
} as const

const schema = t.object({
  ...dictionaryFields(),
  country: t.choice(countries, { label: { ru: 'Страна', kk: 'Ел', uz: 'Mamlakat', en: 'Country' } }),
  point: t.object(
    {
      latitude: t.number({
        label: { ru: 'Широта', kk: 'Ендік', uz: 'Kenglik', en: 'Latitude' },
        minimum: -90,
        maximum: 90,
      }),
      longitude: t.number({
        label: { ru: 'Долгота', kk: 'Бойлық', uz: 'Uzunlik', en: 'Longitude' },
        minimum: -180,
        maximum: 180,
      }),
    },
    {
      label: {
        ru: 'Центр на карте',
        kk: 'Картадағы орталығы',
        uz: 'Xaritadagi markazi',
        en: 'Centre on the map',
      },
      editor: 'point',
    },
  ),
  timezone: t.choice(zoneNames, {
    label: { ru: 'Часовой пояс', kk: 'Уақыт белдеуі', uz: 'Vaqt mintaqasi', en: 'Time zone' },
  }),
})

export type City = Static<typeof schema>

/** Cities of the directory. Nearly every page names one, so that a change invalidates all of them. */
const cities = defineArea({
  name: 'cities',
  section: productSection,
  label: { ru: 'Города', kk: 'Қалалар', uz: 'Shaharlar', en: 'Cities' },
  entry: { ru: 'Новый город', kk: 'Жаңа қала', uz: 'Yangi shahar', en: 'New city' },
  tab: 2,
  schema,
  title: ['name'],
  list: {
    columns: ['name', 'address', 'country', 'timezone', 'updatedAt'],
    search: ['name', 'address'],
    filters: ['country'],
    sorts: ['name', '-updatedAt'],
  },
  tags: () => [everything],
  limit: 5000,
  example: {
    name: { ru: 'Талгар', kk: 'Талғар', uz: 'Talgʻar', en: 'Talgar' },
    address: 'talgar',
    country: 'KZ',
    point: { latitude: 43.3036, longitude: 77.2409 },
    timezone: 'Asia/Almaty',
  },
})

export default cities
