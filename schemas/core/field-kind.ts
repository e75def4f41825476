import { shapeOf } from './schema-shape.ts'
import { subschemas } from './schema-walk.ts'
import { patterns, type TSchema } from './type.ts'

/**
 * Storage kind of a field: `localized` a text in four languages, `text` a string (also a choice, phone, or code of a
 * reference), `texts` a list of strings, `json` everything else.
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

/** Storage kind of a schema. */
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

/** The name of the area that a reference field refers to; undefined for other fields. */
export const referredArea = (schema: TSchema): string | undefined =>
  (schema as { 'x-reference'?: string })['x-reference']

/** True for the `src` of a picture (`t.image()`). */
export const isPictureAddress = (schema: TSchema): boolean =>
  (schema as { pattern?: string }).pattern === patterns.picture

/** Names of the areas that a value of the schema can refer to. */
export const referredAreas = (schema: TSchema): string[] =>
  subschemas(schema).flatMap((one) => referredArea(one) ?? [])

/** Fields of the rows of an area with which references of the schema fill the fields beside them. */
export const fillingFields = (schema: TSchema, area: string): string[] =>
  subschemas(schema).flatMap((one) =>
    referredArea(one) === area
      ? Object.values((one as { 'x-fills'?: Readonly<Record<string, string>> })['x-fills'] ?? {})
      : [],
  )

const isRich = (schema: TSchema): boolean => {
  const shape = shapeOf(schema)
  return shape.kind === 'leaf' && shape.leaf === 'rich'
}

/** True if a value of the schema can show pictures or files: in fields of their own, or in a rich text. */
export const showsMedia = (schema: TSchema): boolean =>
  subschemas(schema).some((one) => isRich(one) || isPictureAddress(one))

/** True if a value of the schema can contain pictures, at any depth. */
export const holdsPictures = (schema: TSchema): boolean => subschemas(schema).some(isPictureAddress)
