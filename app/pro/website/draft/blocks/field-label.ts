import { languages } from '../../../../../locales/languages.ts'
import { isLocale, type Locale } from '../../../../../locales/locale.ts'
import { fieldOptions } from '../../../../../pro-forms/field-options.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { structureOf } from '../../../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'

/** The label of the innermost named field on a path in the props of a block, with the number of its item. */
export function fieldLabel(schema: TSchema, path: Path, locale: Locale): string | undefined {
  const found: string[] = []
  let current: TSchema | undefined = schema
  for (const step of path) {
    const structure: ReturnType<typeof structureOf> | undefined = current && structureOf(current)
    if (structure?.kind === 'object') current = structure.properties[String(step)]
    else if (structure?.kind === 'array') current = structure.items
    else break
    const label = current && fieldOptions(current, locale).label
    if (label) found.push(label)
  }
  return found.at(-1)
}

/** The most characters of a text in a message. */
const most = 60

/**
 * The name of a changed field, with the language of a text, and the present value if it is a short text: `Заголовок · Русский: «Врачи»`.
 * `path` is within the props of its block; undefined for a field without a name.
 */
export function changedField(
  schema: TSchema,
  path: Path,
  value: unknown,
  locale: Locale,
): string | undefined {
  const label = fieldLabel(schema, path, locale)
  const language = path.at(-1)
  if (label === undefined || typeof language !== 'string' || !isLocale(language)) return label
  const name = `${label} · ${languages[language].name}`
  const isShort = typeof value === 'string' && value.trim() !== '' && value.length <= most
  const [open, close] = languages[locale].quotes
  return isShort ? `${name}: ${open}${value}${close}` : name
}
