import { t } from '../core/type.ts'
import {
  mapLinksField,
  openingStatusField,
  phonesField,
  placeField,
  tilesField,
  titleField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const map = defineBlock({
  type: 'map',
  label: { ru: 'Адрес и карта', kk: 'Мекенжай мен карта', uz: 'Manzil va xarita', en: 'Address and map' },
  description: {
    ru: 'Адрес клиники или её филиалов и ссылки на карты, чтобы построить маршрут.',
    kk: 'Клиниканың не оның филиалдарының мекенжайы және маршрут құруға арналған карта сілтемелері.',
    uz: 'Klinika yoki filiallarining manzili va marshrut tuzish uchun xaritalarga havolalar.',
    en: 'The address of the clinic or of its branches, with links to maps that plan the way.',
  },
  category: 'clinic',
  facts: ['cabinets', 'doctors'],
  eagerIsland: 'A branch under the pointer marks its place on the map beside it, and the other way round.',
  props: t.object({
    title: titleField(),
    /** The code of a doctor of the clinic: the branches where they see patients. */
    doctor: t.optional(
      t.string({
        label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
        hidden: true,
        max: 60,
      }),
    ),
    branches: t.optional(
      t.choice(
        {
          beside: {
            ru: 'Все',
            kk: 'Бәрі',
            uz: 'Hammasi',
            en: 'All of them',
          },
          only: {
            ru: 'Все, а если филиал один — ничего',
            kk: 'Бәрі, филиал біреу болса — ештеңе',
            uz: 'Hammasi, filial bitta boʻlsa — hech narsa',
            en: 'All of them; nothing if there is only one',
          },
        },
        {
          label: { ru: 'Филиалы', kk: 'Филиалдар', uz: 'Filiallar', en: 'Branches' },
          help: {
            ru: 'Пусто — одна клиника, без филиалов.',
            kk: 'Бос болса, филиалсыз клиниканың өзі ғана.',
            uz: 'Boʻsh boʻlsa, filiallarsiz klinikaning oʻzi.',
            en: 'Leave empty for the clinic alone, without its branches.',
          },
        },
      ),
    ),
  }),
  data: t.object({
    name: t.text(),
    address: t.optional(t.text({ max: 300 })),
    /** Absent if no branch has coordinates. */
    place: t.optional(placeField()),
    mapLinks: mapLinksField(),
    /** Present if there are several. Those with coordinates come first; their index is their number on the map. */
    branches: t.optional(
      t.array(
        t.object({
          name: t.text(),
          address: t.optional(t.text({ max: 300 })),
          place: t.optional(placeField()),
          photo: t.optional(t.image()),
          phones: phonesField(),
          status: t.optional(openingStatusField()),
          /** The closest of the other branches, with its distance as the crow flies. */
          nearest: t.optional(t.object({ name: t.text(), metres: t.integer({ minimum: 0 }) })),
          mapLinks: mapLinksField(),
        }),
        { maxItems: 100 },
      ),
    ),
    /** Tile server of the map; without it several branches are on a schematic one. */
    tiles: t.optional(tilesField()),
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
      address: {
        ru: 'Алматы, проспект Абая, 52, этаж 2',
        kk: 'Алматы, Абай даңғылы, 52, 2-қабат',
        uz: 'Olmaota, Abay shoh koʻchasi, 52, 2-qavat',
        en: 'Almaty, 52 Abay Avenue, floor 2',
      },
      place: { latitude: 43.241, longitude: 76.927 },
      mapLinks: [
        {
          name: { ru: '2ГИС', kk: '2ГИС', uz: '2GIS', en: '2GIS' },
          link: { kind: 'url', href: 'https://2gis.kz/geo/76.927,43.241' },
        },
        {
          name: { ru: 'Google', kk: 'Google', uz: 'Google', en: 'Google' },
          link: { kind: 'url', href: 'https://www.google.com/maps/dir/?api=1&destination=43.241,76.927' },
        },
        {
          name: { ru: 'Яндекс', kk: 'Яндекс', uz: 'Yandex', en: 'Yandex' },
          link: { kind: 'url', href: 'https://yandex.ru/maps/?rtext=~43.241,76.927' },
        },
      ],
    },
  },
})

export default map
export type MapProps = BlockProps<typeof map>
