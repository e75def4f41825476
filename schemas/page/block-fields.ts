import { type Locale, locales } from '../../locales/locale.ts'
import { type Label, patterns, t } from '../core/type.ts'

/** The heading of a block; an empty field means the default heading in the reader's language. */
export const titleField = () =>
  t.optional(
    t.text({
      label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' },
      help: {
        ru: 'Пусто — обычный заголовок блока.',
        kk: 'Бос болса, блоктың әдеттегі тақырыбы шығады.',
        uz: 'Boʻsh boʻlsa, blokning odatdagi sarlavhasi chiqadi.',
        en: 'Leave empty for the usual title of the block.',
      },
      max: 120,
    }),
  )

/**
 * Hides the heading visually, for a block that fills its page: the page title is enough, screen readers still get it.
 */
export const titleHiddenField = () =>
  t.optional(
    t.boolean({
      label: {
        ru: 'Скрыть заголовок',
        kk: 'Тақырыпты жасыру',
        uz: 'Sarlavhani yashirish',
        en: 'Hide the title',
      },
    }),
  )

/** Maximum number of cards. */
export const limitField = (maximum: number, standard: number) =>
  t.optional(
    t.integer({
      label: {
        ru: 'Сколько показать',
        kk: 'Нешеуін көрсету',
        uz: 'Nechtasini koʻrsatish',
        en: 'How many to show',
      },
      minimum: 1,
      maximum,
      default: standard,
    }),
  )

/** The item of a detail page; set by the page, not by editors. */
export const slugField = () =>
  t.optional(
    t.string({
      label: { ru: 'Адрес записи', kk: 'Жазба мекенжайы', uz: 'Yozuv manzili', en: 'Address of the item' },
      hidden: true,
      max: 160,
      pattern: '^[a-z0-9-]+$',
    }),
  )

/** A button that opens online booking. */
export const bookingField = () => t.object({ label: t.text(), link: t.link() })

/** A free time that can be booked, by the clock of the branch. */
export const nextFreeField = () => t.object(nextFreeShape())

const nextFreeShape = () => ({
  date: t.date(),
  time: t.string({ pattern: '^\\d\\d:\\d\\d$' }),
  /** Said instead of the date where it is near. */
  day: t.optional(
    t.choice({
      today: { ru: 'Сегодня', kk: 'Бүгін', uz: 'Bugun', en: 'Today' },
      tomorrow: { ru: 'Завтра', kk: 'Ертең', uz: 'Ertaga', en: 'Tomorrow' },
    }),
  ),
})

/** A free time of a list, with the booking page that keeps it. */
export const offeredField = () => t.object({ ...nextFreeShape(), link: t.link() })

/** Values or errors of a form by the name of the field. */
const formEntries = () =>
  t.array(t.object({ name: t.string({ max: 60 }), text: t.string({ max: 4000, multiline: true }) }), {
    maxItems: 40,
  })

/** Result of a form that was posted without JavaScript; empty before. */
export const formFields = () => ({
  sent: t.optional(t.boolean()),
  /** The number under which it was accepted, where people need one. */
  number: t.optional(t.string({ max: 20 })),
  values: t.optional(formEntries()),
  errors: t.optional(formEntries()),
  /** An error that belongs to no field. */
  message: t.optional(t.string({ max: 400 })),
})

/** An instant from the loader: machine-readable, and formatted in each language. */
export const dateField = () => t.object({ datetime: t.instant(), text: t.text() })

/** The category to show; empty means all. */
export const categoryField = () =>
  t.optional(
    t.string({
      label: { ru: 'Рубрика', kk: 'Айдар', uz: 'Rukn', en: 'Category' },
      help: {
        ru: 'Адрес рубрики, например events. Пусто — все рубрики.',
        kk: 'Айдардың мекенжайы, мысалы events. Бос болса — барлық айдар.',
        uz: 'Ruknning manzili, masalan, events. Boʻsh boʻlsa — barcha ruknlar.',
        en: 'Address of the category, such as events. Leave empty for all categories.',
      },
      max: 120,
      pattern: '^[a-z0-9-]+$',
    }),
  )

/** The page number of a list; set by the page, not by editors. */
export const pageField = () =>
  t.optional(
    t.integer({
      label: { ru: 'Страница списка', kk: 'Тізім беті', uz: 'Roʻyxat sahifasi', en: 'Page of the list' },
      hidden: true,
      minimum: 1,
    }),
  )

/** Data of a complete news item or material. */
export const articleFields = () => ({
  title: t.text({ max: 300 }),
  lead: t.optional(t.text({ max: 600 })),
  date: dateField(),
  author: t.optional(t.text()),
  /** The face and the page of an author who is a doctor. */
  writer: t.optional(t.object({ link: t.optional(t.link()), photo: t.optional(t.image()) })),
  image: t.optional(t.image()),
  content: t.optional(t.rich()),
  /** The address of the text's source, and the name of that site. */
  source: t.optional(
    t.object({ href: t.string({ max: 2000, pattern: patterns.url }), site: t.string({ max: 300 }) }),
  ),
  tags: t.optional(t.array(t.string({ max: 40 }))),
  category: t.optional(t.object({ title: t.text(), link: t.link() })),
  allLink: t.optional(t.link()),
})

/** Position in a paginated list, with links to the previous and next page (B-23). */
export const pagingField = () =>
  t.object({
    page: t.integer({ minimum: 1 }),
    pages: t.integer({ minimum: 1 }),
    previous: t.optional(t.link()),
    next: t.optional(t.link()),
  })

/** Categories of a list of the directory, as links. */
export const categoriesField = () =>
  t.array(t.object({ title: t.text(), link: t.link(), isCurrent: t.boolean() }))

/** Links that open a place in 2ГИС, Google and Яндекс maps. */
export const mapLinksField = () => t.array(t.object({ name: t.text(), link: t.link() }), { maxItems: 6 })

/** Phone numbers, digits with a leading plus. */
export const phonesField = () => t.array(t.phone(), { maxItems: 10 })

/** Intervals of opening hours within a day. */
export const intervalsField = () => t.array(t.object({ from: t.time(), to: t.time() }), { maxItems: 6 })

/**
 * Working hours of a doctor in each branch: days with hours, and today's hours if they differ from the usual ones
 * (`isChanged`).
 */
export const receptionField = () =>
  t.array(
    t.object({
      /** Present if there are several branches. */
      cabinet: t.optional(t.text()),
      week: t.array(
        t.object({
          day: t.integer({ minimum: 1, maximum: 7 }),
          intervals: intervalsField(),
          isChanged: t.optional(t.boolean()),
        }),
        { maxItems: 7 },
      ),
    }),
    { maxItems: 20 },
  )

/** Dates with unusual hours of a doctor (`who`) or of the whole clinic; no intervals means a day off. */
export const changesField = () =>
  t.array(
    t.object({
      date: t.object({ datetime: t.date(), text: t.text() }),
      who: t.optional(t.text()),
      cabinet: t.optional(t.text()),
      intervals: intervalsField(),
      note: t.optional(t.text()),
    }),
    { maxItems: 300 },
  )

/**
 * The chat of a number that a branch has: where it is counted that somebody opens it, the words of its link, and what is said below it while
 * nobody answers.
 */
export const chatField = () =>
  t.object({
    company: t.string({ max: 64 }),
    number: t.string({ max: 64 }),
    label: t.optional(t.text()),
    note: t.optional(t.text()),
  })

/**
 * Opening status at the time of rendering. `until` is absent if the place never closes, `opens` if unknown; `when` is
 * a weekday (1 is Monday) from the day after tomorrow on.
 */
export const openingStatusField = () =>
  t.variants('state', {
    open: t.object({ until: t.optional(t.time()) }),
    closed: t.object({
      opens: t.optional(
        t.variants('when', {
          today: t.object({ at: t.time() }),
          tomorrow: t.object({ at: t.time() }),
          weekday: t.object({ at: t.time(), day: t.integer({ minimum: 1, maximum: 7 }) }),
        }),
      ),
    }),
  })

/** Languages that doctors speak, ISO codes with labels. */
export const spokenLanguages = {
  kk: { ru: 'казахский', kk: 'қазақ тілі', uz: 'qozoq tili', en: 'Kazakh' },
  ru: { ru: 'русский', kk: 'орыс тілі', uz: 'rus tili', en: 'Russian' },
  uz: { ru: 'узбекский', kk: 'өзбек тілі', uz: 'oʻzbek tili', en: 'Uzbek' },
  ky: { ru: 'кыргызский', kk: 'қырғыз тілі', uz: 'qirgʻiz tili', en: 'Kyrgyz' },
  be: { ru: 'белорусский', kk: 'беларус тілі', uz: 'belarus tili', en: 'Belarusian' },
  tg: { ru: 'таджикский', kk: 'тәжік тілі', uz: 'tojik tili', en: 'Tajik' },
  ug: { ru: 'уйгурский', kk: 'ұйғыр тілі', uz: 'uygʻur tili', en: 'Uyghur' },
  tr: { ru: 'турецкий', kk: 'түрік тілі', uz: 'turk tili', en: 'Turkish' },
  en: { ru: 'английский', kk: 'ағылшын тілі', uz: 'ingliz tili', en: 'English' },
  de: { ru: 'немецкий', kk: 'неміс тілі', uz: 'nemis tili', en: 'German' },
  ko: { ru: 'корейский', kk: 'корей тілі', uz: 'koreys tili', en: 'Korean' },
  zh: { ru: 'китайский', kk: 'қытай тілі', uz: 'xitoy tili', en: 'Chinese' },
  ar: { ru: 'арабский', kk: 'араб тілі', uz: 'arab tili', en: 'Arabic' },
} as const satisfies Record<string, Label>

/** The languages in which people write here, by their names. */
export const writtenLanguages = Object.fromEntries(
  locales.map((locale) => [locale, spokenLanguages[locale]]),
) as Record<Locale, Label>

/** A place on the earth. */
export const placeField = () =>
  t.object({
    latitude: t.number({ minimum: -90, maximum: 90 }),
    longitude: t.number({ minimum: -180, maximum: 180 }),
  })

/** The tile server of a map. */
export const tilesField = () =>
  t.object({
    url: t.string({ max: 500, pattern: '^https?://\\S+$|^/\\S+$' }),
    attribution: t.string({ max: 300 }),
  })
