import { locales } from '../../locales/locale.ts'
import { isRecord } from '../../schemas/core/is-record.ts'
import { isBlank, type Localized } from '../../schemas/core/localized.ts'
import { shapeOf } from '../../schemas/core/schema-shape.ts'
import type { Static, TObject, TSchema } from '../../schemas/core/type.ts'

/** Words of another language stand in for the Russian ones that a text must have (decision 18). Undefined for one without words. */
export function withRussian(schema: TSchema | undefined, value: unknown): unknown {
  const shape = schema && shapeOf(schema)
  if (shape?.kind !== 'leaf' || shape.leaf === 'link' || !isRecord(value)) return value
  const texts = value as Partial<Localized<unknown>>
  if (!isBlank(texts.ru)) return value
  const first = locales.find((locale) => !isBlank(texts[locale]))
  return first ? { ...value, ru: texts[first] } : undefined
}

/** The texts of an object's fields with Russian words, of a value that was judged by its schema. */
export const fieldsWithRussian = <Schema extends TObject>(
  schema: Schema,
  value: Static<Schema>,
): Static<Schema> =>
  Object.fromEntries(
    Object.entries(value as Record<string, unknown>).flatMap(([name, field]) => {
      const filled = withRussian(schema.properties[name], field)
      return filled === undefined ? [] : [[name, filled]]
    }),
  ) as Static<Schema>
