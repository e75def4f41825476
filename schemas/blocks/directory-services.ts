import { t } from '../core/type.ts'
import { placeFields, priceRangeField, word } from '../directory/directory-fields.ts'
import { serviceKinds } from '../directory/service-kinds.ts'
import { pageField, pagingField, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const directoryServices = defineBlock({
  type: 'directory-services',
  label: {
    ru: 'Услуги каталога',
    kk: 'Каталог қызметтері',
    uz: 'Katalog xizmatlari',
    en: 'Services of the directory',
  },
  description: {
    ru: 'Услуги, которые есть в каталоге, с числом клиник и ценами.',
    kk: 'Каталогтағы қызметтер, клиникалар саны және бағаларымен.',
    uz: 'Katalogdagi xizmatlar, klinikalar soni va narxlari bilan.',
    en: 'The services that the directory has, with how many clinics offer them and at what prices.',
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
    citySlug: t.optional(t.string({ max: 120 })),
    /** The page of results of the search. */
    search: t.link(),
    items: t.array(
      t.object({
        name: t.text({ max: 300 }),
        kind: word(serviceKinds),
        link: t.link(),
        count: t.integer({ minimum: 0 }),
        price: t.optional(priceRangeField()),
      }),
    ),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: {
        ru: 'Услуги и цены',
        kk: 'Қызметтер мен бағалар',
        uz: 'Xizmatlar va narxlar',
        en: 'Services and prices',
      },
    },
    data: {
      allCities: { link: { kind: 'page', path: '/companies/services' }, isChosen: true },
      cities: [
        {
          slug: 'almaty',
          label: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          link: { kind: 'page', path: '/companies/services?city=almaty' },
        },
      ],
      search: { kind: 'page', path: '/search' },
      items: [
        {
          name: {
            ru: 'Приём терапевта',
            kk: 'Терапевт қабылдауы',
            uz: 'Terapevt qabuli',
            en: 'Appointment with a physician',
          },
          kind: 'visit',
          link: { kind: 'page', path: '/companies/services/priem-terapevta' },
          count: 12,
          price: { from: 3000, to: 9000, currency: 'KZT' },
        },
        {
          name: { ru: 'Рентген', kk: 'Рентген', uz: 'Rentgen', en: 'X-ray' },
          kind: 'examination',
          link: { kind: 'page', path: '/companies/services/rentgen' },
          count: 1,
        },
      ],
    },
  },
})

export default directoryServices
export type DirectoryServicesProps = BlockProps<typeof directoryServices>
