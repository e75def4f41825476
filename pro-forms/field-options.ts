import type { Locale } from '../locales/locale.ts'
import type { Editor, Label, TSchema } from '../schemas/type.ts'

type Raw = {
  type?: string
  maxLength?: number
  maxItems?: number
  'x-label'?: Label
  'x-help'?: Label
  'x-hidden'?: boolean
  'x-editor'?: Editor
  'x-choices'?: Record<string, Label>
  'x-multiline'?: boolean
}

/** What a schema says about its field, in the reader's language. */
export function fieldOptions(schema: TSchema, locale: Locale) {
  const raw = schema as Raw
  return {
    type: raw.type,
    label: raw['x-label']?.[locale],
    help: raw['x-help']?.[locale],
    isHidden: raw['x-hidden'] ?? false,
    isMultiline: raw['x-multiline'] ?? false,
    editor: raw['x-editor'],
    maxItems: raw.maxItems,
    choices: Object.entries(raw['x-choices'] ?? {}).map(([value, label]) => ({
      value,
      label: label[locale],
    })),
  }
}

/** What every field of a form is given. */
export type FieldProps = { schema: TSchema; path: (string | number)[]; required: boolean }
