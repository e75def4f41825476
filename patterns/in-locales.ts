import { type Locale, locales } from '../locales/locale.ts'
import { isRecord } from '../schemas/core/schema-shape.ts'

const isLocalized = (value: Record<string, unknown>) =>
  'ru' in value && Object.keys(value).every((key) => (locales as readonly string[]).includes(key))

/** The value with each of its texts in these languages alone. */
export function inLocales<T>(value: T, wanted: readonly Locale[]): T {
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit)
    if (!isRecord(one)) return one
    if (isLocalized(one))
      return Object.fromEntries(wanted.flatMap((locale) => (locale in one ? [[locale, one[locale]]] : [])))
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, visit(inner)]))
  }
  return visit(value) as T
}
