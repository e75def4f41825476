import type { UiSchema } from '@rjsf/utils'
import type { Locale } from '../locales/locale.ts'
import { shapeOf, structureOf } from '../schemas/schema-shape.ts'
import { type Editor, type Label, patterns, type TSchema } from '../schemas/type.ts'
import type { Option } from '../ui/options.ts'

type Raw = {
  type?: string
  pattern?: string
  default?: unknown
  'x-label'?: Label
  'x-help'?: Label
  'x-hidden'?: boolean
  'x-editor'?: Editor
  'x-reference'?: string
  'x-own'?: boolean
  'x-choices'?: Record<string, Label>
  'x-multiline'?: boolean
}

/** What a field is told about itself, in the reader's language. */
export type FieldHints = {
  title?: string
  help?: string
  choices?: readonly Option[]
  isMultiline?: boolean
  /** A text that never falls back to another language. */
  isOwn?: boolean
  /** The area of the rows that a reference leads to. */
  area?: string
  /** What no value means. */
  fallback?: unknown
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

/** The name of the field that draws a schema; undefined where the type of the value says it. */
function fieldOf(schema: TSchema): string | undefined {
  const { 'x-editor': editor, 'x-choices': choices, 'x-reference': area, pattern } = schema as Raw
  const shape = shapeOf(schema)
  if (editor) return editor
  if (shape.kind === 'leaf') return shape.leaf
  if (shape.kind === 'variants') return 'variants'
  if (shape.kind === 'object') {
    const { src } = shape.properties
    return (src as Raw | undefined)?.pattern === patterns.picture ? 'image' : undefined
  }
  if (area) return 'reference'
  return choices ? 'choice' : fieldsByPattern[pattern ?? '']
}

function derive(schema: TSchema, locale: Locale): UiSchema {
  const raw = schema as Raw
  const structure = structureOf(schema)
  const field = fieldOf(schema)
  const hints: FieldHints = {
    title: raw['x-label']?.[locale],
    help: raw['x-help']?.[locale],
    isMultiline: raw['x-multiline'],
    isOwn: raw['x-own'],
    area: raw['x-reference'],
    fallback: raw.default,
    choices:
      raw['x-choices'] &&
      Object.entries(raw['x-choices']).map(([value, label]) => ({ value, label: label[locale] })),
  }
  const inner =
    structure.kind === 'object'
      ? Object.entries(structure.properties).map(([name, property]) => [name, uiSchemaOf(property, locale)])
      : structure.kind === 'array'
        ? [['items', uiSchemaOf(structure.items, locale)]]
        : []
  return {
    ...Object.fromEntries(inner),
    'ui:options': Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined)),
    ...(field && { 'ui:field': field, 'ui:fieldReplacesAnyOrOneOf': true }),
    ...(raw['x-hidden'] && { 'ui:widget': 'hidden' }),
  }
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
