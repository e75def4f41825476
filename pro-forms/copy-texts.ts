import type { Locale } from '../locales/locale.ts'
import { isBlank } from '../schemas/localized.ts'
import { branchOf, isRecord, shapeOf } from '../schemas/schema-shape.ts'
import type { TSchema } from '../schemas/type.ts'

type Languages = { from: Locale; to: Locale }

/** The value with each text that exists in `from` but not in `to` copied; texts that never fall back stay as they are. */
export function copyTexts<T>(schema: TSchema, value: T, languages: Languages): T
export function copyTexts(schema: TSchema, value: unknown, languages: Languages): unknown {
  const { from, to } = languages
  const shape = shapeOf(schema)
  const inner = (part: TSchema, of: unknown) => copyTexts(part, of, languages)
  if (shape.kind === 'array')
    return Array.isArray(value) ? value.map((item) => inner(shape.items, item)) : value
  if (!isRecord(value)) return value
  if (shape.kind === 'leaf') {
    const isCopied = shape.leaf !== 'link' && !shape.own && isBlank(value[to]) && !isBlank(value[from])
    return isCopied ? { ...value, [to]: value[from] } : value
  }
  if (shape.kind === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const property = shape.properties[name]
        return [name, property ? inner(property, one) : one]
      }),
    )
  const branch = shape.kind === 'variants' ? branchOf(shape, value) : undefined
  return branch ? inner(branch, value) : value
}
