import { isLocale, type Locale } from '../../../locales/locale.ts'
import { isPictureAddress } from '../../../schemas/core/field-kind.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { branchOf, shapeOf, structureOf } from '../../../schemas/core/schema-shape.ts'
import { patterns, type TSchema } from '../../../schemas/core/type.ts'
import { normalizePhone } from '../../../schemas/formats/phone.ts'
import { withKey } from './keys.ts'
import { type Pictures, readImage } from './picture.ts'
import { richFromPlain, richFromSanity, richToSanity } from './rich-text.ts'

type Entries = Record<string, unknown>

/** The types of objects that every schema of ours may have. */
export const leafNames = {
  text: 'localizedText',
  rich: 'localizedRich',
  link: 'link',
  picture: 'picture',
} as const

/** True for the schema of a picture, with an alternative text or without. */
export function isPicture(schema: TSchema): boolean {
  const shape = structureOf(schema)
  const src = shape.kind === 'object' ? shape.properties.src : undefined
  return src !== undefined && isPictureAddress(src)
}

/** True for the schema of a phone, which other datasets have as people write it: `+7 (727) 250-11-22`. */
const isPhone = (schema: TSchema | undefined): boolean =>
  (schema as { pattern?: string } | undefined)?.pattern === patterns.phone

const isOwn = (name: string) => name.startsWith('_')

const mapEntries = (entries: Entries, change: (name: string, value: unknown) => unknown): Entries =>
  Object.fromEntries(
    Object.entries(entries)
      .map(([name, value]) => [name, change(name, value)])
      .filter(([, value]) => value !== undefined),
  )

/** A value of ours, by its schema, as Sanity stores it. What the schema does not know stays as it is. */
export function toSanity(schema: TSchema | undefined, value: unknown): unknown {
  if (!schema) return value
  const shape = shapeOf(schema)
  if (Array.isArray(value))
    return value.map((item, index) =>
      withKey(toSanity(shape.kind === 'array' ? shape.items : undefined, item), index),
    )
  if (!isRecord(value)) return value
  if (shape.kind === 'leaf' && shape.leaf === 'rich')
    return {
      _type: leafNames.rich,
      ...mapEntries(value, (_, text) => (Array.isArray(text) ? richToSanity(text) : text)),
    }
  if (shape.kind === 'leaf') return { _type: leafNames[shape.leaf], ...value }
  const properties = propertiesOf(schema, value)
  const entries = mapEntries(value, (name, item) => toSanity(properties[name], item))
  return isPicture(schema) ? { _type: leafNames.picture, ...entries } : entries
}

function propertiesOf(schema: TSchema, value: Entries): Record<string, TSchema> {
  const shape = structureOf(schema)
  const branch = shape.kind === 'variants' ? branchOf(shape, value) : schema
  const found = branch && structureOf(branch)
  return found?.kind === 'object' ? found.properties : {}
}

/** A value of Sanity, by our schema, as we store it. What the schema does not know stays, for `judge` to report. */
export function fromSanity(schema: TSchema | undefined, value: unknown, pictures: Pictures): unknown {
  // A projection says `null` for what is not there.
  if (value === null) return undefined
  const shape = schema && shapeOf(schema)
  if (shape?.kind === 'leaf' && shape.leaf !== 'link')
    return mapLanguages(value, (text) => (shape.leaf === 'rich' ? readRich(text, pictures) : text))
  if (Array.isArray(value)) {
    const items = shape?.kind === 'array' ? shape.items : undefined
    return value.map((item) => fromSanity(items, item, pictures))
  }
  if (typeof value === 'string' && isPhone(schema)) return normalizePhone(value) || value
  if (!isRecord(value)) return value
  if (value._type === 'slug') return value.current ?? undefined
  if (value._type === 'geopoint') return { latitude: value.lat, longitude: value.lng }
  if (schema && isPicture(schema)) return readPicture(schema, value, pictures)
  const isVariant = schema && structureOf(schema).kind === 'variants'
  const properties = schema ? propertiesOf(schema, value) : {}
  const entries = Object.entries(value).filter(([name]) => !isOwn(name) && !(isVariant && !properties[name]))
  return mapEntries(Object.fromEntries(entries), (name, item) => fromSanity(properties[name], item, pictures))
}

const readRich = (text: unknown, pictures: Pictures): unknown => {
  if (typeof text === 'string') return richFromPlain(text)
  return Array.isArray(text) ? richFromSanity(text, pictures) : text
}

type LanguageEntry = { _key?: unknown; language?: unknown; value?: unknown }

/**
 * A text by language: an object with a field for each; one text, of a dataset in one language, which is Russian or stands in for it; or a
 * list of `{ _key: language, value }`, as the plug-in `internationalized-array` has it.
 */
function mapLanguages(value: unknown, read: (text: unknown) => unknown): unknown {
  if (typeof value === 'string') return { ru: read(value) }
  if (Array.isArray(value)) {
    const entries = value.filter(isRecord).flatMap(({ _key, language, value: text }: LanguageEntry) => {
      const locale = [language, _key].find(
        (name): name is Locale => typeof name === 'string' && isLocale(name),
      )
      return locale && text !== null && text !== undefined ? [[locale, read(text)]] : []
    })
    return entries.length > 0 ? Object.fromEntries(entries) : { ru: read(value) }
  }
  if (!isRecord(value)) return value
  return mapEntries(value, (name, text) => (isOwn(name) || text === null ? undefined : read(text)))
}

/** A picture that was uploaded to Sanity, or one with an address of ours. */
function readPicture(schema: TSchema, value: Entries, pictures: Pictures): unknown {
  const properties = propertiesOf(schema, value)
  const { image = 'asset' in value ? value : undefined, ...rest } = value
  const { asset: _, hotspot: __, crop: ___, alt, ...own } = rest
  const { focus, ...uploaded } = readImage(image, pictures)
  const all = {
    ...own,
    ...(Object.keys(uploaded).length > 0 && { ...uploaded, ...(focus && properties.focus && { focus }) }),
    ...(properties.alt && { alt: alt ?? (isRecord(image) ? image.alt : undefined) }),
  }
  return mapEntries(Object.fromEntries(Object.entries(all).filter(([name]) => !isOwn(name))), (name, item) =>
    fromSanity(properties[name], item, pictures),
  )
}
