import type { Locale } from '../../../../locales/locale.ts'
import { pickLocalized } from '../../../../schemas/core/localized.ts'
import { isRecord } from '../../../../schemas/core/schema-shape.ts'
import type { Area, Value } from '../area.ts'

/** The name of a row in a sentence: its `title` fields. */
export function rowName({ definition: { title } }: Area, value: Value, locale: Locale): string {
  const texts = title.flatMap((field) => {
    const text = value[field]
    return typeof text === 'string' ? text : (isRecord(text) && pickLocalized(text, locale)?.value) || []
  })
  return texts.join(' ')
}
