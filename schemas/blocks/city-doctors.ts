import { t } from '../core/type.ts'
import { cardFields, placeFields } from '../directory/directory-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import directoryList from './directory-list.ts'

/** The first doctors of a list, and all of it. */
const picked = () => ({
  items: t.array(t.object(cardFields()), { minItems: 1, maxItems: 4 }),
  all: t.link(),
})

const example = directoryList.example.data?.items.find(({ isDoctor }) => isDoctor)
if (!example) throw new Error('The list of the directory has no doctor in its example')

const cityDoctors = defineBlock({
  type: 'city-doctors',
  label: {
    ru: 'К кому записаться',
    kk: 'Кімге жазылуға болады',
    uz: 'Kimga yozilish mumkin',
    en: 'Doctors to book',
  },
  description: {
    ru: 'Врачи города, у которых есть время сегодня или завтра, и те, кого хвалят пациенты.',
    kk: 'Қаланың бүгін не ертең уақыты бар дәрігерлері және пациенттер мақтағандары.',
    uz: 'Shaharning bugun yoki ertaga vaqti bor shifokorlari va bemorlar maqtaganlari.',
    en: 'Doctors of a city who are free today or tomorrow, and those whom patients praise.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({}),
  data: t.object({
    ...placeFields(),
    /** Those who can be booked for today, or else for tomorrow, with times of that day. */
    free: t.optional(
      t.object({
        day: t.choice({
          today: { ru: 'сегодня', kk: 'бүгін', uz: 'bugun', en: 'today' },
          tomorrow: { ru: 'завтра', kk: 'ертең', uz: 'ertaga', en: 'tomorrow' },
        }),
        ...picked(),
      }),
    ),
    /** Those with a high rating of several reviews. */
    praised: t.optional(t.object(picked())),
  }),
  example: {
    props: {},
    data: {
      city: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
      allCities: { link: { kind: 'page', path: '/companies/doctors' }, isChosen: false },
      cities: [
        {
          slug: 'almaty',
          label: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 12,
          link: { kind: 'page', path: '/?city=almaty' },
          isChosen: true,
        },
      ],
      free: {
        day: 'tomorrow',
        items: [example],
        all: { kind: 'page', path: '/companies/doctors/location/almaty?online=1&day=2026-11-30' },
      },
      praised: {
        items: [{ ...example, slots: [] }],
        all: { kind: 'page', path: '/companies/doctors/location/almaty?sort=rating' },
      },
    },
  },
})

export default cityDoctors
export type CityDoctorsProps = BlockProps<typeof cityDoctors>
