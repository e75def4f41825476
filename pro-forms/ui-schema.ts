import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { defaultLocale, type Locale } from '../locales/locale.ts'
import { shapeOf, structureOf } from '../schemas/core/schema-shape.ts'
import { patterns, type TSchema } from '../schemas/core/type.ts'
import { type FieldOptions, fieldOptions } from './field-options.ts'

/** The hints that our fields read from `ui:options`. */
export type FieldHints = {
  hints?: FieldOptions
  /** The complete schema, because rjsf gets only its outline. */
  full?: TSchema
  /** True for an object whose label is rendered elsewhere. */
  isBare?: boolean
}

/** Fields for strings with a format of their own, by the pattern of the schema. */
const fieldsByPattern: Record<string, string> = {
  [patterns.date]: 'date',
  [patterns.document]: 'file',
  [patterns.instant]: 'instant',
  [patterns.time]: 'time',
  [patterns.phone]: 'phone',
  [patterns.path]: 'page',
  [patterns.url]: 'url',
  [patterns.https]: 'url',
  [patterns.videoPage]: 'video',
}

const patternOf = (schema: TSchema | undefined) => (schema as { pattern?: string } | undefined)?.pattern ?? ''

/** The name of the field component of a schema (`theme/theme.ts`); undefined if the value's type determines it. */
function fieldOf(schema: TSchema, { editor, area, choices }: FieldOptions): string | undefined {
  const shape = shapeOf(schema)
  if (editor) return editor
  if (area) return 'reference'
  if (shape.kind === 'leaf') return shape.leaf
  if (shape.kind === 'variants') return 'variants'
  if (shape.kind === 'object')
    return patternOf(shape.properties.src) === patterns.picture ? 'image' : undefined
  return choices.length > 0 ? 'choice' : fieldsByPattern[patternOf(schema)]
}

function derive(schema: TSchema, locale: Locale): UiSchema {
  const hints = fieldOptions(schema, locale)
  const structure = structureOf(schema)
  const field = fieldOf(schema, hints)
  const inner = structure.kind === 'object' ? structure.properties : {}
  return {
    ...Object.fromEntries(
      Object.entries(inner).map(([name, property]) => [name, uiSchemaOf(property, locale)]),
    ),
    'ui:options': { hints, full: schema } satisfies FieldHints,
    ...(field && { 'ui:field': field, 'ui:fieldReplacesAnyOrOneOf': true }),
    ...(hints.isHidden && { 'ui:widget': 'hidden' }),
  }
}

const outlines = new WeakMap<TSchema, RJSFSchema>()

/**
 * The part of a schema that rjsf needs: the fields of objects and the types of the rest. On each keystroke rjsf walks
 * through the complete schema and value that it gets, so rows, languages and alternatives are left to our fields.
 */
export function outlineOf(schema: TSchema): RJSFSchema {
  const found = outlines.get(schema)
  if (found) return found
  const structure = structureOf(schema)
  const { type } = schema as RJSFSchema
  const isOpen = structure.kind === 'object' && !fieldOf(schema, fieldOptions(schema, defaultLocale))
  const outline: RJSFSchema = isOpen
    ? {
        type: 'object',
        required: [...structure.required],
        properties: Object.fromEntries(
          Object.entries(structure.properties).map(([name, property]) => [name, outlineOf(property)]),
        ),
      }
    : { type: type ?? 'string' }
  outlines.set(schema, outline)
  return outline
}

const known = new WeakMap<TSchema, Map<Locale, UiSchema>>()

/** The rjsf UI schema, generated from the schema's annotations; cached, so that the object is always the same. */
export function uiSchemaOf(schema: TSchema, locale: Locale): UiSchema {
  const byLocale = known.get(schema) ?? new Map<Locale, UiSchema>()
  known.set(schema, byLocale)
  const found = byLocale.get(locale) ?? derive(schema, locale)
  byLocale.set(locale, found)
  return found
}
