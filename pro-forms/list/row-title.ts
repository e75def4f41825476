import type { Locale, Text } from '../../locales/locale.ts'
import type { AreaDefinition } from '../../schemas/areas/define-area.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { isRecord } from '../../schemas/core/schema-shape.ts'

type Value = Readonly<Record<string, unknown>>

const textOf = (value: unknown, locale: Locale): Text | undefined => {
  if (typeof value === 'string' && value.trim()) return { text: value, lang: locale }
  // A picture's title is its description.
  const words = isRecord(value) && 'alt' in value ? value.alt : value
  const picked = isRecord(words) ? pickLocalized<string>(words, locale) : undefined
  return picked && { text: picked.value, lang: picked.lang }
}

/** The title of a row: its title fields one after another, in the language of the first. */
export function rowTitle({ title }: Pick<AreaDefinition, 'title'>, value: Value, locale: Locale): Text {
  const texts = title.flatMap((field) => textOf(value[field], locale) ?? [])
  return { text: texts.map(({ text }) => text).join(' '), lang: texts[0]?.lang ?? locale }
}
