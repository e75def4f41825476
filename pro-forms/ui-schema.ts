import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Locale } from '../locales/locale.ts'
import { shapeOf, structureOf } from '../schemas/schema-shape.ts'
import { patterns, type TSchema } from '../schemas/type.ts'
import { type FieldOptions, fieldOptions } from './field-options.ts'

/** What our fields read of `ui:options`. */
export type FieldHints = {
  hints?: FieldOptions
  /** The schema itself: rjsf is given only its outline. */
  full?: TSchema
  /** An object whose label stands elsewhere. */
  isBare?: boolean
}

/** Controls of plain texts that are more than a line, by what the text must be. */
const fieldsByPattern: Record<string, string> = {
  [patterns.date]: 'date',
  [patterns.instant]: 'instant',
  [patterns.time]: 'time',
  [patterns.phone]: 'phone',
  [patterns.path]: 'page',
}

const patternOf = (schema: TSchema | undefined) => (schema as { pattern?: string } | undefined)?.pattern ?? ''

/** The name of the field that draws a schema (`theme/theme.ts`); undefined where the type of the value says it. */
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
 * What rjsf needs to know of a schema: which objects have which fields, and the types of the rest. At each key it walks
 * through all that it is given, value and schema; rows, languages and alternatives are the business of our fields.
 */
export function outlineOf(schema: TSchema): RJSFSchema {
  const found = outlines.get(schema)
  if (found) return found
  const structure = structureOf(schema)
  const { type } = schema as RJSFSchema
  const isOpen = structure.kind === 'object' && !fieldOf(schema, fieldOptions(schema, 'ru'))
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

/** How a form draws a schema, read from its annotations; the same object each time. */
export function uiSchemaOf(schema: TSchema, locale: Locale): UiSchema {
  const byLocale = known.get(schema) ?? new Map<Locale, UiSchema>()
  known.set(schema, byLocale)
  const found = byLocale.get(locale) ?? derive(schema, locale)
  byLocale.set(locale, found)
  return found
}
