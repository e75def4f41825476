import { bookingField } from '../booking/booking-field.ts'
import { hoursField, hoursProblems } from '../booking/hours-field.ts'
import type { Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { type Static, t } from '../core/type.ts'
import { isPhone } from '../formats/phone.ts'
import { districtChoices } from '../reference/districts.ts'
import { zoneNames } from '../reference/zone-names.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Так его видят пациенты, например «Филиал на Абая».',
      kk: 'Пациенттер осылай көреді, мысалы «Абайдағы филиал».',
      uz: 'Bemorlar shunday koʻradi, masalan, “Abay koʻchasidagi filial”.',
      en: 'As patients see it, such as “The branch on Abay avenue”.',
    },
    max: 120,
  }),
  address: t.optional(
    t.text({
      label: { ru: 'Адрес', kk: 'Мекенжайы', uz: 'Manzili', en: 'Address' },
      help: {
        ru: 'Улица, дом, этаж. Город указывать не нужно.',
        kk: 'Көше, үй, қабат. Қаланы көрсетудің қажеті жоқ.',
        uz: 'Koʻcha, uy, qavat. Shaharni koʻrsatish shart emas.',
        en: 'Street, house, floor. No need to give the city.',
      },
      max: 200,
    }),
  ),
  district: t.optional(
    t.choice(districtChoices, {
      label: { ru: 'Район города', kk: 'Қаланың ауданы', uz: 'Shahar tumani', en: 'District of the city' },
      help: {
        ru: 'По нему клинику находят в каталоге. Если города нет в списке, оставьте пустым.',
        kk: 'Каталогта клиниканы осы бойынша табады. Қала тізімде болмаса, бос қалдырыңыз.',
        uz: 'Katalogda klinikani shu boʻyicha topishadi. Shahar roʻyxatda boʻlmasa, boʻsh qoldiring.',
        en: 'Patients find the clinic by it in the directory. If your city is not listed, leave it empty.',
      },
    }),
  ),
  point: t.optional(
    t.object(
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
          ru: 'Точка на карте',
          kk: 'Картадағы нүкте',
          uz: 'Xaritadagi nuqta',
          en: 'Point on the map',
        },
        editor: 'point',
      },
    ),
  ),
  phones: t.array(t.phone(), {
    label: { ru: 'Телефоны', kk: 'Телефондар', uz: 'Telefonlar', en: 'Phone numbers' },
    maxItems: 10,
    editor: 'phones',
  }),
  timezone: t.choice(zoneNames, {
    label: { ru: 'Часовой пояс', kk: 'Уақыт белдеуі', uz: 'Vaqt mintaqasi', en: 'Time zone' },
  }),
  hours: t.optional(
    hoursField({ ru: 'Часы работы', kk: 'Жұмыс уақыты', uz: 'Ish vaqti', en: 'Opening hours' }),
  ),
  booking: t.optional(bookingField),
  photos: t.array(t.image(), {
    label: { ru: 'Фотографии', kk: 'Фотосуреттер', uz: 'Suratlar', en: 'Photos' },
    help: {
      ru: 'Первая показывается в списках. JPG, PNG или WebP до 5 МБ.',
      kk: 'Біріншісі тізімдерде көрсетіледі. JPG, PNG немесе WebP, 5 МБ-қа дейін.',
      uz: 'Birinchisi roʻyxatlarda koʻrsatiladi. JPG, PNG yoki WebP, 5 MB gacha.',
      en: 'The first one is shown in lists. JPG, PNG or WebP, up to 5 MB.',
    },
    maxItems: 20,
    editor: 'pictures',
  }),
})

export type Cabinet = Static<typeof schema>

/** Phone numbers must be valid and unique, days and dates unique. */
const check = ({ phones, hours }: Cabinet): Problem[] => [
  ...phones.flatMap((phone, index): Problem[] =>
    isPhone(phone) ? [] : [{ path: ['phones', index], code: 'phone', params: {} }],
  ),
  ...repeatedProblems(phones, (index) => ['phones', index]),
  ...(hours ? hoursProblems(hours, ['hours']) : []),
]

/**
 * Branches of a company (R95). The first one is the main branch. Members who work in some branches have no access to
 * the others.
 */
const cabinets = defineArea({
  name: 'cabinets',
  section: 'cabinets',
  label: {
    ru: 'Филиалы и часы',
    kk: 'Филиалдар мен уақыт',
    uz: 'Filiallar va ish vaqti',
    en: 'Branches and hours',
  },
  entry: { ru: 'Новый филиал', kk: 'Жаңа филиал', uz: 'Yangi filial', en: 'New branch' },
  schema,
  check,
  title: ['name'],
  list: {
    columns: ['name', 'address', 'phones'],
    card: ['photos'],
    search: ['name', 'address', 'phones'],
    sorts: ['name'],
  },
  tags: ({ company }) => [
    tags.companies,
    ...[tags.cabinets, tags.company, tags.specialists].map((tag) => tag(company)),
  ],
  ordered: true,
  branch: 'code',
  limit: 200,
  example: {
    name: {
      ru: 'Филиал на Абая',
      kk: 'Абайдағы филиал',
      uz: 'Abay koʻchasidagi filial',
      en: 'The branch on Abay avenue',
    },
    address: {
      ru: 'пр. Абая, 52',
      kk: 'Абай даңғылы, 52',
      uz: 'Abay shoh koʻchasi, 52',
      en: '52 Abay avenue',
    },
    point: { latitude: 43.238, longitude: 76.889 },
    phones: ['+77272501122'],
    timezone: 'Asia/Almaty',
    hours: {
      week: [1, 2, 3, 4, 5].map((day) => ({ day, intervals: [{ from: '09:00', to: '18:00' }] })),
      exceptions: [
        {
          date: '2026-12-16',
          intervals: [],
          note: {
            ru: 'День независимости',
            kk: 'Тәуелсіздік күні',
            uz: 'Mustaqillik kuni',
            en: 'Independence Day',
          },
        },
      ],
    },
    photos: [],
  },
})

export default cabinets
