import { t } from '../core/type.ts'
import { placeField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const number = () => t.integer({ minimum: 0 })
const counts = () => ({
  clinics: number(),
  doctors: number(),
  others: number(),
  reviews: number(),
  /** Made online in thirty days. */
  bookings: number(),
})
/** What is drawn of the directory, and of its demonstrations. */
const figures = () => ({ all: t.object(counts()), clinicCities: bars(), doctorSpecialities: bars() })
/** `place` is the middle of a city. */
const bars = () =>
  t.array(t.object({ name: t.text(), count: number(), link: t.link(), place: t.optional(placeField()) }), {
    maxItems: 12,
  })

const statistics = defineBlock({
  type: 'statistics',
  label: {
    ru: 'Каталог в цифрах',
    kk: 'Каталог сандары',
    uz: 'Katalog raqamlarda',
    en: 'The directory in figures',
  },
  description: {
    ru: 'Сколько в каталоге клиник, врачей и отзывов, по странам, городам и специальностям.',
    kk: 'Каталогта қанша клиника, дәрігер және пікір бар: елдер, қалалар және мамандықтар бойынша.',
    uz: 'Katalogda nechta klinika, shifokor va sharh bor: mamlakatlar, shaharlar va mutaxassisliklar boʻyicha.',
    en: 'How many clinics, doctors and reviews the directory has, by country, city and speciality.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({}),
  data: t.object({
    ...figures(),
    countries: t.array(t.object({ name: t.text(), ...counts() })),
    /** What is there for demonstration only, which the other figures leave out. */
    demo: t.optional(t.object(figures())),
  }),
  example: {
    props: {},
    data: {
      all: { clinics: 45, doctors: 128, others: 6, reviews: 310, bookings: 84 },
      countries: [
        {
          name: { ru: 'Казахстан', kk: 'Қазақстан', uz: 'Qozogʻiston', en: 'Kazakhstan' },
          clinics: 43,
          doctors: 120,
          others: 6,
          reviews: 298,
          bookings: 79,
        },
        {
          name: { ru: 'Узбекистан', kk: 'Өзбекстан', uz: 'Oʻzbekiston', en: 'Uzbekistan' },
          clinics: 2,
          doctors: 8,
          others: 0,
          reviews: 12,
          bookings: 5,
        },
      ],
      clinicCities: [
        {
          name: { ru: 'Астана', kk: 'Астана', uz: 'Astana', en: 'Astana' },
          count: 26,
          link: { kind: 'page', path: '/companies/clinics/location/astana' },
          place: { latitude: 51.1282, longitude: 71.4304 },
        },
        {
          name: { ru: 'Шымкент', kk: 'Шымкент', uz: 'Chimkent', en: 'Shymkent' },
          count: 17,
          link: { kind: 'page', path: '/companies/clinics/location/shymkent' },
          place: { latitude: 42.3155, longitude: 69.5869 },
        },
      ],
      doctorSpecialities: [
        {
          name: { ru: 'Стоматолог', kk: 'Тіс дәрігері', uz: 'Stomatolog', en: 'Dentist' },
          count: 31,
          link: { kind: 'page', path: '/companies/doctors?speciality=dentist' },
        },
        {
          name: { ru: 'Педиатр', kk: 'Педиатр', uz: 'Pediatr', en: 'Paediatrician' },
          count: 18,
          link: { kind: 'page', path: '/companies/doctors?speciality=pediatrician' },
        },
      ],
      demo: {
        all: { clinics: 30, doctors: 120, others: 0, reviews: 900, bookings: 0 },
        clinicCities: [
          {
            name: {
              ru: 'Самалкала (демо)',
              kk: 'Самалқала (демо)',
              uz: 'Samalqala (demo)',
              en: 'Samalkala (demo)',
            },
            count: 30,
            link: { kind: 'page', path: '/companies/clinics/location/samalkala' },
          },
        ],
        doctorSpecialities: [
          {
            name: { ru: 'Невролог', kk: 'Невролог', uz: 'Nevrolog', en: 'Neurologist' },
            count: 11,
            link: { kind: 'page', path: '/companies/doctors?speciality=neurologist' },
          },
        ],
      },
    },
  },
})

export default statistics
export type StatisticsProps = BlockProps<typeof statistics>
