import { t } from '../core/type.ts'
import { cardFields, placeFields, priceRangeField } from '../directory/directory-fields.ts'
import { pageField, pagingField, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const directoryOffers = defineBlock({
  type: 'directory-offers',
  label: {
    ru: 'Кто оказывает услугу',
    kk: 'Қызметті кім көрсетеді',
    uz: 'Xizmatni kim koʻrsatadi',
    en: 'Who offers a service',
  },
  description: {
    ru: 'Клиники города, в которых есть услуга, от самой низкой цены.',
    kk: 'Қызметі бар қала клиникалары, ең төмен бағадан бастап.',
    uz: 'Xizmat bor shahar klinikalari, eng past narxdan boshlab.',
    en: 'Clinics of a city that offer a service, from the lowest price on.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    title: t.text({
      label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' },
      max: 400,
      hidden: true,
    }),
    service: slugField(),
    city: slugField(),
    page: pageField(),
  }),
  data: t.object({
    ...placeFields(),
    count: t.integer({ minimum: 0 }),
    open: t.integer({ minimum: 0 }),
    price: t.optional(priceRangeField()),
    /** All services of the directory. */
    services: t.link(),
    items: t.array(t.object(cardFields())),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: { ru: 'Рентген, Алматы', kk: 'Рентген, Алматы', uz: 'Rentgen, Olmaota', en: 'X-ray, Almaty' },
    },
    data: {
      city: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
      allCities: { link: { kind: 'page', path: '/companies/services/rentgen' }, isChosen: false },
      cities: [
        {
          slug: 'almaty',
          label: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 1,
          link: { kind: 'page', path: '/companies/services/rentgen/almaty' },
          isChosen: true,
        },
      ],
      count: 1,
      open: 1,
      price: { from: 3000, to: 9000, currency: 'KZT' },
      services: { kind: 'page', path: '/companies/services' },
      items: [
        {
          name: {
            ru: 'Клиника «Бұлақ»',
            kk: '«Бұлақ» клиникасы',
            uz: '“Buloq” klinikasi',
            en: 'Bulaq Clinic',
          },
          slug: 'bulaq',
          link: { kind: 'page', path: '/l/bulaq' },
          specialities: [],
          features: [],
          languages: [],
          status: { state: 'open', until: '20:00' },
          price: { from: 3000, to: 3000, currency: 'KZT' },
          slots: [],
          isDoctor: false,
          isDemo: false,
        },
      ],
    },
  },
})

export default directoryOffers
export type DirectoryOffersProps = BlockProps<typeof directoryOffers>
