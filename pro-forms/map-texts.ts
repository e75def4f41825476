import type { Locale } from '../locales/locale.ts'
import { branchOf, isRecord, shapeOf } from '../schemas/core/schema-shape.ts'
import type { TSchema } from '../schemas/core/type.ts'

type Texts = Record<string, unknown>
type Change = (texts: Texts & Partial<Record<Locale, unknown>>) => Texts

/** The value with each localized text changed; texts that never fall back to another language stay as they are. */
export function mapTexts<T>(schema: TSchema, value: T, change: Change): T
export function mapTexts(schema: TSchema, value: unknown, change: Change): unknown {
  const shape = shapeOf(schema)
  const inner = (part: TSchema, of: unknown) => mapTexts(part, of, change)
  if (shape.kind === 'array')
    return Array.isArray(value) ? value.map((item) => inner(shape.items, item)) : value
  if (!isRecord(value)) return value
  if (shape.kind === 'leaf') return shape.leaf === 'link' || shape.own ? value : change(value)
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
