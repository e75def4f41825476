import { defaultLocale } from '../../../locales/locale.ts'
import { shapeOf, structureOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { isPicture } from '../wire/value.ts'
import type { Source } from './source-text.ts'

/** What a list of the studio shows of an object: paths of values. */
export type Selection = { title?: string; subtitle?: string; media?: string }

const isHidden = (schema: TSchema) => 'x-hidden' in schema

/** The path of the words of a field: of a text in Russian. */
export function wordsPath(name: string, schema: TSchema): string | undefined {
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf') return shape.leaf === 'text' ? `${name}.${defaultLocale}` : undefined
  return shape.kind === 'plain' ? name : undefined
}

/** The path of the uploaded picture of a field. */
export const mediaPath = (name: string, schema: TSchema): string | undefined =>
  isPicture(schema) ? `${name}.image` : undefined

/** The first two texts of an object, or other values if it has none, and its first picture. */
export function selectionOf(schema: TSchema): Selection {
  const structure = structureOf(schema)
  if (structure.kind !== 'object') return {}
  const fields = Object.entries(structure.properties).filter(([, property]) => !isHidden(property))
  const paths = fields.flatMap(([name, property]) => wordsPath(name, property) ?? [])
  const texts = paths.filter((path) => path.includes('.'))
  const [title, subtitle] = [...texts, ...paths.filter((path) => !texts.includes(path))]
  const media = isPicture(schema)
    ? 'image'
    : fields.flatMap(([name, property]) => mediaPath(name, property) ?? [])[0]
  return { ...(title && { title }), ...(subtitle && { subtitle }), ...(media && { media }) }
}

/** The preview of an object in a list of the studio; undefined if it has nothing to show. */
export function previewOf(schema: TSchema): Source | undefined {
  const select = selectionOf(schema)
  return select.title || select.media ? { select } : undefined
}
