import type { Static, TArray, TObject, TProperties, TSchema, TUnsafe } from 'typebox'
import { defaultLocale, locales } from '../../locales/locale.ts'
import { portableTextSchema } from '../rich/portable-text-schema.ts'
import {
  annotate,
  annotations,
  type Editor,
  type FieldGroup,
  type FieldOptions,
  type Label,
} from './annotate.ts'
import type { LinkTarget } from './link.ts'
import type { LocalizedRich, LocalizedText, OwnText } from './localized.ts'
import { patterns } from './patterns.ts'
import { plain } from './plain-schema.ts'

export type { Editor, FieldOptions, Label, Static, TObject, TSchema }
export { annotations, patterns }

const fieldOptions = ['label', 'help', 'hidden', 'editor']

/** Returns the options; throws for an unknown one, since a misspelt option would be ignored silently. */
function known<T extends object>(field: string, options: T, ...own: readonly string[]): T {
  const right = [...own, ...fieldOptions]
  const wrong = Object.keys(options).filter((name) => !right.includes(name))
  if (wrong.length > 0)
    throw new TypeError(`t.${field} has no option ${wrong.join(', ')}. It takes ${right.join(', ')}.`)
  return options
}

/** Leaves that `resolveValue` replaces by a value for one reader. */
export type Leaf = 'text' | 'rich' | 'link'

function localized(leaf: Leaf, item: TSchema, options: FieldOptions & Record<string, unknown>) {
  const properties = Object.fromEntries(locales.map((locale) => [locale, item]))
  return {
    type: 'object',
    properties,
    required: [defaultLocale],
    additionalProperties: false,
    'x-leaf': leaf,
    ...annotate(options),
  }
}

const textItem = (max: number) => plain.string({ maxLength: max, pattern: patterns.blank })

/** A text in up to four languages, Russian required; at most `max` (200) characters. Resolves to `Text`. */
const text = (options: FieldOptions & { max?: number; multiline?: boolean } = {}): TUnsafe<LocalizedText> => {
  const { max = 200, multiline, ...field } = known('text', options, 'max', 'multiline')
  return plain.unsafe<LocalizedText>(
    localized('text', textItem(max), { ...field, ...(multiline && { 'x-multiline': true }) }),
  )
}

/** A text that is never shown in another language (prices, medical warnings). Resolves to `Text | undefined`. */
const ownText = (options: FieldOptions & { max?: number; multiline?: boolean } = {}): TUnsafe<OwnText> => {
  const { max = 200, multiline, ...field } = known('ownText', options, 'max', 'multiline')
  return plain.unsafe<OwnText>(
    localized('text', textItem(max), {
      ...field,
      'x-own': true,
      ...(multiline && { 'x-multiline': true }),
    }),
  )
}

/** Paragraphs, headings, lists and links in up to four languages. Resolves to `Rich`. */
const rich = (options: FieldOptions = {}): TUnsafe<LocalizedRich> =>
  plain.unsafe<LocalizedRich>(localized('rich', portableTextSchema, known('rich', options)))

/** A text that is the same in every language: a code, a file name. */
const string = (options: FieldOptions & { max?: number; pattern?: string; multiline?: boolean } = {}) => {
  const { max = 200, pattern, multiline, ...field } = known('string', options, 'max', 'pattern', 'multiline')
  return plain.string({
    maxLength: max,
    pattern: pattern ?? patterns.blank,
    ...annotate({ ...field, ...(multiline && { 'x-multiline': true }) }),
  })
}

/** One of several values, with labels in four languages. */
const choice = <const T extends Record<string, Label>>(
  choices: T,
  options: FieldOptions & { default?: keyof T & string } = {},
) =>
  plain.unsafe<keyof T & string>({
    type: 'string',
    enum: Object.keys(choices),
    'x-choices': choices,
    ...annotate(known('choice', options, 'default')),
  })

const range = ['minimum', 'maximum', 'default']

/** Integers that the database stores. */
const storedIntegers = { minimum: -2_147_483_648, maximum: 2_147_483_647 }

/** An integer between `minimum` and `maximum`, by default whatever fits into 32 bits. */
const integer = (options: FieldOptions & { minimum?: number; maximum?: number; default?: number } = {}) =>
  plain.integer(annotate({ ...storedIntegers, ...known('integer', options, ...range) }))

const number = (options: FieldOptions & { minimum?: number; maximum?: number; default?: number } = {}) =>
  plain.number(annotate(known('number', options, ...range)))
/** A year; forms show it without separating thousands. */
const year = (options: FieldOptions & { minimum?: number; maximum?: number } = {}) =>
  plain.integer({ ...annotate(known('year', options, 'minimum', 'maximum')), 'x-year': true })
const boolean = (options: FieldOptions & { default?: boolean } = {}) =>
  plain.boolean(annotate(known('boolean', options, 'default')))

/** Calendar date `2026-11-21`, without a zone. */
const date = (options: FieldOptions = {}) =>
  plain.string({ pattern: patterns.date, ...annotate(known('date', options)) })

/** An instant in UTC, `2026-11-21T09:00:00Z`. */
const instant = (options: FieldOptions = {}) =>
  plain.string({ pattern: patterns.instant, ...annotate(known('instant', options)) })

/** Time of day `09:30`; `24:00` is the end of the day. */
const time = (options: FieldOptions = {}) =>
  plain.string({ pattern: patterns.time, ...annotate(known('time', options)) })

/** A phone number as digits with a leading plus (B-38). */
const phone = (options: FieldOptions = {}) =>
  plain.string({ pattern: patterns.phone, ...annotate(known('phone', options)) })

/**
 * Code of a row of another area of the same company or of the product, such as a doctor; forms offer the existing rows. `fills` names fields
 * beside it that a form fills when a row is chosen, each with the field of that row: `{ before: 'price' }`.
 */
const reference = (
  area: string,
  options: FieldOptions & { fills?: Readonly<Record<string, string>> } = {},
) => {
  const { fills, ...field } = known('reference', options, 'fills')
  return plain.string({
    maxLength: 60,
    pattern: patterns.blank,
    'x-reference': area,
    ...(fills && { 'x-fills': fills }),
    ...annotate(field),
  })
}

const array = <T extends TSchema>(
  items: T,
  options: FieldOptions & { minItems?: number; maxItems?: number } = {},
): TArray<T> =>
  plain.array(items, { maxItems: 500, ...annotate(known('array', options, 'minItems', 'maxItems')) })

/**
 * An object; a form shows its fields in their order, those of `groups` after the others. `sentence` says it as it is read, `from {from, price} – {rate} %`, where
 * `price` is an amount in the clinic's currency.
 */
const object = <T extends TProperties>(
  properties: T,
  options: FieldOptions & {
    spoken?: readonly string[]
    sentence?: Label
    groups?: readonly (FieldGroup & { fields: readonly (keyof T & string)[] })[]
  } = {},
): TObject<T> => {
  const { groups, sentence, ...field } = known('object', options, 'groups', 'spoken', 'sentence')
  return plain.object(properties, {
    additionalProperties: false,
    ...annotate(field),
    ...(groups && { 'x-groups': groups }),
    ...(sentence && { 'x-sentence': sentence }),
  })
}

const { optional } = plain

type Variant<K extends string, T extends Record<string, TObject>> = {
  [Name in keyof T & string]: { [Key in K]: Name } & Static<T[Name]>
}[keyof T & string]

/**
 * One of several object types, distinguished by the property `key`: `variants('kind', { url: t.object({…}), phone: …
 * })`. An invalid value in a variant gives one problem; a plain union would give one for each variant.
 */
function variants<const K extends string, const T extends Record<string, TObject>>(
  key: K,
  shapes: T,
  options: FieldOptions & { labels?: Record<keyof T & string, Label> } = {},
): TUnsafe<Variant<K, T>> {
  const { labels, ...field } = known('variants', options, 'labels')
  const oneOf = Object.entries(shapes).map(([name, shape]) => ({
    ...shape,
    properties: { [key]: { const: name }, ...shape.properties },
    required: [key, ...(shape.required ?? [])],
  }))
  return plain.unsafe({
    type: 'object',
    discriminator: { propertyName: key },
    required: [key],
    oneOf,
    ...annotate(field),
    ...(labels && { 'x-choices': labels }),
  })
}

const linkKinds: Record<LinkTarget['kind'], Label> = {
  page: { ru: 'Страница сайта', kk: 'Сайт беті', uz: 'Sayt sahifasi', en: 'Page of this site' },
  url: { ru: 'Другой сайт', kk: 'Басқа сайт', uz: 'Boshqa sayt', en: 'Another site' },
  phone: { ru: 'Телефон', kk: 'Телефон', uz: 'Telefon', en: 'Phone' },
  email: { ru: 'Эл. почта', kk: 'Эл. пошта', uz: 'El. pochta', en: 'E-mail' },
  whatsapp: { ru: 'WhatsApp', kk: 'WhatsApp', uz: 'WhatsApp', en: 'WhatsApp' },
}

/** Labels of the fields of links and pictures. */
const words = {
  path: { ru: 'Страница', kk: 'Бет', uz: 'Sahifa', en: 'Page' },
  href: { ru: 'Адрес', kk: 'Мекенжай', uz: 'Manzil', en: 'Address' },
  number: { ru: 'Номер', kk: 'Нөмір', uz: 'Raqam', en: 'Number' },
  email: { ru: 'Адрес эл. почты', kk: 'Эл. пошта мекенжайы', uz: 'El. pochta manzili', en: 'E-mail address' },
  src: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' },
  width: { ru: 'Ширина', kk: 'Ені', uz: 'Eni', en: 'Width' },
  height: { ru: 'Высота', kk: 'Биіктігі', uz: 'Balandligi', en: 'Height' },
  color: {
    ru: 'Цвет до загрузки',
    kk: 'Жүктелгенге дейінгі түс',
    uz: 'Yuklangunga qadar rang',
    en: 'Colour until it loads',
  },
  focus: {
    ru: 'Главное место',
    kk: 'Басты жері',
    uz: 'Asosiy joyi',
    en: 'What stays in sight',
  },
  alt: {
    ru: 'Что на изображении',
    kk: 'Суретте не бар',
    uz: 'Rasmda nima bor',
    en: 'What the picture shows',
  },
} satisfies Record<string, Label>

/**
 * A link: to a page of the same site (`path` begins with `/` and contains neither language nor company), to another
 * site, or to a phone number, an e-mail address or a WhatsApp chat. Resolves to `Link`.
 */
const link = (options: FieldOptions = {}): TUnsafe<LinkTarget> => {
  const schema = variants(
    'kind',
    {
      page: object({
        path: plain.string({ maxLength: 300, pattern: patterns.path, ...annotate({ label: words.path }) }),
      }),
      url: object({
        href: plain.string({ maxLength: 2000, pattern: patterns.url, ...annotate({ label: words.href }) }),
      }),
      phone: object({ number: phone({ label: words.number }) }),
      email: object({
        address: plain.string({
          maxLength: 254,
          pattern: patterns.email,
          ...annotate({ label: words.email }),
        }),
      }),
      whatsapp: object({ number: phone({ label: words.number }) }),
    },
    { ...options, labels: linkKinds },
  )
  return plain.unsafe<LinkTarget>({ ...schema, 'x-leaf': 'link' })
}

/**
 * A picture: `src` is `/images/<key>` without a size (the renderer requests the widths that it needs) or an `https` address of a source;
 * width and height in pixels; `color` is shown while it loads, `focus` is the point that stays in sight where it is cut off, in shares of
 * its width and height. `spoken` names fields of the same form whose words describe the picture until it has a description of its own.
 */
const image = (options: FieldOptions & { spoken?: readonly string[] } = {}) =>
  object(
    {
      src: plain.string({ maxLength: 300, pattern: patterns.picture, ...annotate({ label: words.src }) }),
      width: plain.integer({ minimum: 1, maximum: 20000, ...annotate({ label: words.width, hidden: true }) }),
      height: plain.integer({
        minimum: 1,
        maximum: 20000,
        ...annotate({ label: words.height, hidden: true }),
      }),
      color: optional(
        plain.string({ pattern: patterns.color, ...annotate({ label: words.color, hidden: true }) }),
      ),
      focus: optional(
        plain.object(
          {
            x: plain.number({ minimum: 0, maximum: 1, ...annotate({ label: words.focus }) }),
            y: plain.number({ minimum: 0, maximum: 1, ...annotate({ label: words.focus }) }),
          },
          { additionalProperties: false, ...annotate({ label: words.focus, hidden: true }) },
        ),
      ),
      alt: text({
        label: words.alt,
        max: 300,
      }),
    },
    options,
  )

/** Currencies of the supported countries. */
const currencies = {
  KZT: { ru: 'тенге', kk: 'теңге', uz: 'tenge', en: 'tenge' },
  UZS: { ru: 'сум', kk: 'сум', uz: 'soʻm', en: 'som (Uzbekistan)' },
  KGS: { ru: 'сом', kk: 'сом', uz: 'som', en: 'som (Kyrgyzstan)' },
  BYN: { ru: 'белорусский рубль', kk: 'беларусь рублі', uz: 'Belarus rubli', en: 'Belarusian rouble' },
  RUB: { ru: 'российский рубль', kk: 'ресей рублі', uz: 'Rossiya rubli', en: 'Russian rouble' },
} as const satisfies Record<string, Label>

/**
 * A price: `amount`, or a range from `amount` to `amountTo`. 0 means free of charge; without an amount the price is
 * on request.
 */
const price = (options: FieldOptions = {}) =>
  object(
    {
      amount: optional(number({ minimum: 0, label: { ru: 'Цена', kk: 'Бағасы', uz: 'Narxi', en: 'Price' } })),
      amountTo: optional(number({ minimum: 0, label: { ru: 'До', kk: 'Дейін', uz: 'Gacha', en: 'Up to' } })),
      currency: choice(currencies, {
        label: { ru: 'Валюта', kk: 'Валюта', uz: 'Valyuta', en: 'Currency' },
      }),
    },
    { editor: 'price', ...options },
  )

/** The field types of our schemas. There is no union on purpose: use `choice` for values and `variants` for objects. */
export const t = {
  text,
  ownText,
  rich,
  string,
  choice,
  integer,
  number,
  year,
  boolean,
  date,
  instant,
  time,
  phone,
  reference,
  array,
  object,
  optional,
  variants,
  link,
  image,
  price,
}
