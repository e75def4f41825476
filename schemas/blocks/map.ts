import { mapLinksField, openingStatusField, phonesField, titleField } from '../block-fields.ts'
import { type BlockProps, defineBlock } from '../define-block.ts'
import { t } from '../type.ts'

const place = () =>
  t.object({
    latitude: t.number({ minimum: -90, maximum: 90 }),
    longitude: t.number({ minimum: -180, maximum: 180 }),
  })

const map = defineBlock({
  type: 'map',
  label: { ru: 'Карта', kk: 'Карта', uz: 'Xarita', en: 'Map' },
  description: {
    ru: 'Где находится клиника и как до неё добраться.',
    kk: 'Клиника қайда орналасқан және оған қалай жетуге болады.',
    uz: 'Klinika qayerda joylashgan va u yerga qanday borish mumkin.',
    en: 'Where the clinic is and how to get there.',
  },
  category: 'clinic',
  props: t.object({
    title: titleField(),
    branches: t.optional(
      t.choice(
        {
          beside: {
            ru: 'Все на карте и списком',
            kk: 'Бәрі картада және тізімде',
            uz: 'Hammasi xaritada va roʻyxatda',
            en: 'All on the map and in a list',
          },
          only: {
            ru: 'Карта, только когда филиалов несколько',
            kk: 'Карта тек филиал бірнешеу болса ғана',
            uz: 'Xarita faqat filiallar bir nechta boʻlsa',
            en: 'A map only where there are several branches',
          },
        },
        {
          label: { ru: 'Филиалы', kk: 'Филиалдар', uz: 'Filiallar', en: 'Branches' },
          help: {
            ru: 'Пусто — на карте одна клиника, без филиалов.',
            kk: 'Бос болса, картада филиалсыз клиниканың өзі ғана.',
            uz: 'Boʻsh boʻlsa, xaritada filiallarsiz klinikaning oʻzi.',
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
    place: t.optional(place()),
    mapLinks: mapLinksField(),
    /** Present if there are several. Those with coordinates come first; their index is their number on the map. */
    branches: t.optional(
      t.array(
        t.object({
          name: t.text(),
          address: t.optional(t.text({ max: 300 })),
          place: t.optional(place()),
          photo: t.optional(t.image()),
          phones: phonesField(),
          status: t.optional(openingStatusField()),
          mapLinks: mapLinksField(),
        }),
        { maxItems: 100 },
      ),
    ),
    /** Tile server of the interactive map; without it only the static drawing is shown. */
    tiles: t.optional(
      t.object({
        url: t.string({ max: 500, pattern: '^https?://\\S+$|^/\\S+$' }),
        attribution: t.string({ max: 300 }),
      }),
    ),
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
          name: { ru: 'Google Карты', kk: 'Google карталары', uz: 'Google xaritalari', en: 'Google Maps' },
          link: { kind: 'url', href: 'https://www.google.com/maps/dir/?api=1&destination=43.241,76.927' },
        },
        {
          name: { ru: 'Яндекс Карты', kk: 'Яндекс карталары', uz: 'Yandex xaritalari', en: 'Yandex Maps' },
          link: { kind: 'url', href: 'https://yandex.ru/maps/?rtext=~43.241,76.927' },
        },
      ],
    },
  },
})

export default map
export type MapProps = BlockProps<typeof map>
