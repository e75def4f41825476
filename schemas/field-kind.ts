import { shapeOf } from './schema-shape.ts'
import { patterns, type TSchema } from './type.ts'

/**
 * What a field of an area is to a table and a list: `localized` a text in four languages, `text` one line that is the
 * same in all of them (also a choice, a phone, the code of a reference), `texts` a list of such, `json` all other.
 */
export type FieldKind =
  | 'localized'
  | 'text'
  | 'texts'
  | 'date'
  | 'instant'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'json'

const plainKinds: Record<string, FieldKind> = { integer: 'integer', number: 'number', boolean: 'boolean' }

/** The kind of a field, read from its schema. */
export function fieldKind(schema: TSchema): FieldKind {
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf') return shape.leaf === 'text' ? 'localized' : 'json'
  if (shape.kind === 'array') return fieldKind(shape.items) === 'text' ? 'texts' : 'json'
  if (shape.kind !== 'plain') return 'json'
  const { type, pattern } = schema as { type?: string; pattern?: string }
  if (pattern === patterns.date) return 'date'
  if (pattern === patterns.instant) return 'instant'
  return type === 'string' ? 'text' : (plainKinds[type ?? ''] ?? 'json')
}

/** The area that a field refers to, where it holds the code of a row of another one. */
export const referredArea = (schema: TSchema): string | undefined =>
  (schema as { 'x-reference'?: string })['x-reference']

/** True for the address in a picture (`t.image()`). */
export const isPictureAddress = (schema: TSchema): boolean =>
  (schema as { pattern?: string }).pattern === patterns.picture

/** True where a value of the schema may have pictures in it, however deep. */
export function holdsPictures(schema: TSchema): boolean {
  const shape = shapeOf(schema)
  if (shape.kind === 'array') return holdsPictures(shape.items)
  if (shape.kind === 'variants') return shape.branches.some(holdsPictures)
  return shape.kind === 'object'
    ? Object.values(shape.properties).some(holdsPictures)
    : isPictureAddress(schema)
}
