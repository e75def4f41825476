import { intervalsField } from '../block-fields.ts'
import { type Label, type Static, t } from '../type.ts'

/** Clocks that a cabinet may go by, named by a city; where a company is elsewhere, its zone is added here. */
const zones = {
  'Asia/Almaty': { ru: 'Алматы, Астана', kk: 'Алматы, Астана', uz: 'Olmaota, Ostona', en: 'Almaty, Astana' },
  'Asia/Aqtau': { ru: 'Актау', kk: 'Ақтау', uz: 'Oqtov', en: 'Aktau' },
  'Asia/Aqtobe': { ru: 'Актобе', kk: 'Ақтөбе', uz: 'Oqtoʻba', en: 'Aktobe' },
  'Asia/Atyrau': { ru: 'Атырау', kk: 'Атырау', uz: 'Atirau', en: 'Atyrau' },
  'Asia/Oral': { ru: 'Уральск', kk: 'Орал', uz: 'Oral', en: 'Oral' },
  'Asia/Qostanay': { ru: 'Костанай', kk: 'Қостанай', uz: 'Qoʻstanay', en: 'Kostanay' },
  'Asia/Qyzylorda': { ru: 'Кызылорда', kk: 'Қызылорда', uz: 'Qizilyoʻrda', en: 'Kyzylorda' },
  'Asia/Tashkent': { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
  'Asia/Samarkand': { ru: 'Самарканд', kk: 'Самарқанд', uz: 'Samarqand', en: 'Samarkand' },
  'Asia/Bishkek': { ru: 'Бишкек', kk: 'Бішкек', uz: 'Bishkek', en: 'Bishkek' },
  'Europe/Minsk': { ru: 'Минск', kk: 'Минск', uz: 'Minsk', en: 'Minsk' },
  'Europe/Kaliningrad': { ru: 'Калининград', kk: 'Калининград', uz: 'Kaliningrad', en: 'Kaliningrad' },
  'Europe/Moscow': { ru: 'Москва', kk: 'Мәскеу', uz: 'Moskva', en: 'Moscow' },
  'Europe/Samara': { ru: 'Самара', kk: 'Самара', uz: 'Samara', en: 'Samara' },
  'Asia/Yekaterinburg': { ru: 'Екатеринбург', kk: 'Екатеринбург', uz: 'Yekaterinburg', en: 'Yekaterinburg' },
  'Asia/Omsk': { ru: 'Омск', kk: 'Омбы', uz: 'Omsk', en: 'Omsk' },
  'Asia/Novosibirsk': { ru: 'Новосибирск', kk: 'Новосібір', uz: 'Novosibirsk', en: 'Novosibirsk' },
  'Asia/Krasnoyarsk': { ru: 'Красноярск', kk: 'Красноярск', uz: 'Krasnoyarsk', en: 'Krasnoyarsk' },
  'Asia/Irkutsk': { ru: 'Иркутск', kk: 'Иркутск', uz: 'Irkutsk', en: 'Irkutsk' },
  'Asia/Yakutsk': { ru: 'Якутск', kk: 'Якутск', uz: 'Yakutsk', en: 'Yakutsk' },
  'Asia/Vladivostok': { ru: 'Владивосток', kk: 'Владивосток', uz: 'Vladivostok', en: 'Vladivostok' },
  'Asia/Magadan': { ru: 'Магадан', kk: 'Магадан', uz: 'Magadan', en: 'Magadan' },
  'Asia/Kamchatka': { ru: 'Камчатка', kk: 'Камчатка', uz: 'Kamchatka', en: 'Kamchatka' },
} as const satisfies Record<string, Label>

/** Opening hours: the week, and dates on which they are not the usual ones; no intervals close a day. */
const hours = t.object(
  {
    week: t.array(t.object({ day: t.integer({ minimum: 1, maximum: 7 }), intervals: intervalsField() }), {
      maxItems: 7,
    }),
    exceptions: t.array(
      t.object({
        date: t.date(),
        intervals: intervalsField(),
        note: t.optional(
          t.text({
            label: { ru: 'Причина', kk: 'Себебі', uz: 'Sababi', en: 'Reason' },
            max: 120,
          }),
        ),
      }),
      { maxItems: 100 },
    ),
  },
  {
    label: { ru: 'Часы работы', kk: 'Жұмыс уақыты', uz: 'Ish vaqti', en: 'Opening hours' },
    editor: 'hours',
  },
)

/** A branch of a company (R95) as its people fill it in; stored, answered and drawn by this schema. */
export const cabinetSchema = t.object({
  name: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Так его видят пациенты, например «Филиал на Абая».',
      kk: 'Пациенттер осылай көреді, мысалы «Абайдағы филиал».',
      uz: 'Bemorlar shunday koʻradi, masalan, «Abay koʻchasidagi filial».',
      en: 'As patients see it, such as “The branch on Abay avenue”.',
    },
    max: 120,
  }),
  address: t.optional(
    t.text({
      label: { ru: 'Адрес', kk: 'Мекенжайы', uz: 'Manzili', en: 'Address' },
      help: {
        ru: 'Улица, дом, этаж: город пациент уже знает.',
        kk: 'Көше, үй, қабат: қаланы пациент біледі.',
        uz: 'Koʻcha, uy, qavat: shaharni bemor biladi.',
        en: 'Street, house, floor: the patient knows the city.',
      },
      max: 200,
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
    label: { ru: 'Телефоны', kk: 'Телефондар', uz: 'Telefonlar', en: 'Phones' },
    maxItems: 10,
    editor: 'phones',
  }),
  timezone: t.choice(zones, {
    label: { ru: 'Часовой пояс', kk: 'Уақыт белдеуі', uz: 'Vaqt mintaqasi', en: 'Time zone' },
  }),
  hours: t.optional(hours),
  photos: t.array(t.image(), {
    label: { ru: 'Фотографии', kk: 'Фотосуреттер', uz: 'Suratlar', en: 'Photos' },
    help: {
      ru: 'Первая стоит в списках. JPG, PNG или WebP до 5 МБ.',
      kk: 'Біріншісі тізімдерде тұрады. JPG, PNG немесе WebP, 5 МБ дейін.',
      uz: 'Birinchisi roʻyxatlarda turadi. JPG, PNG yoki WebP, 5 MB gacha.',
      en: 'The first one stands in lists. JPG, PNG or WebP, up to 5 MB.',
    },
    maxItems: 20,
    editor: 'pictures',
  }),
})

export type Cabinet = Static<typeof cabinetSchema>
