import type { Locale } from '../locales/locale.ts'
import type { FieldGroup } from '../schemas/core/annotate.ts'
import type { Editor, Label, TSchema } from '../schemas/core/type.ts'
import type { Option } from '../ui/form/options.ts'

type Raw = {
  type?: string
  default?: unknown
  maxItems?: number
  'x-label'?: Label
  'x-help'?: Label
  'x-hidden'?: boolean
  'x-editor'?: Editor
  'x-spoken'?: readonly string[]
  'x-reference'?: string
  'x-fills'?: Readonly<Record<string, string>>
  'x-own'?: boolean
  'x-choices'?: Record<string, Label>
  'x-multiline'?: boolean
  'x-year'?: boolean
  'x-groups'?: readonly FieldGroup[]
  'x-sentence'?: Label
}

/** The options that a schema declares for its field, in the reader's language. */
export function fieldOptions(schema: TSchema, locale: Locale) {
  const raw = schema as Raw
  return {
    type: raw.type,
    label: raw['x-label']?.[locale],
    help: raw['x-help']?.[locale],
    isHidden: raw['x-hidden'] ?? false,
    /** True for a year, which has no thousands separator. */
    isYear: raw['x-year'] ?? false,
    isMultiline: raw['x-multiline'] ?? false,
    /** True for a text that never falls back to another language. */
    isOwn: raw['x-own'] ?? false,
    editor: raw['x-editor'],
    /** Fields with words that describe a picture. */
    spoken: raw['x-spoken'] ?? [],
    /** The area that a reference points to. */
    area: raw['x-reference'],
    /** Fields beside a reference that a chosen row fills, each with its field there. */
    fills: raw['x-fills'] ?? {},
    /** The value that an empty field stands for. */
    fallback: raw.default,
    maxItems: raw.maxItems,
    /** Fields that stand together, closed at first. */
    groups: (raw['x-groups'] ?? []).map(({ label, fields }) => ({ label: label[locale], fields })),
    /** How an object is read: a sentence with its fields in braces. */
    sentence: raw['x-sentence']?.[locale],
    choices: Object.entries(raw['x-choices'] ?? {}).map(
      ([value, label]): Option => ({ value, label: label[locale] }),
    ),
  }
}

export type FieldOptions = ReturnType<typeof fieldOptions>
