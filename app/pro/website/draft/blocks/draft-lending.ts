import type { Locale } from '../../../../../locales/locale.ts'
import { type Lending, lendingOf, withoutLent } from '../../../../../pro-forms/entity/lending.ts'
import type { Entity } from '../../../../../pro-forms/entity/merge.ts'
import { isBlank } from '../../../../../schemas/core/localized.ts'
import { type TSchema, t } from '../../../../../schemas/core/type.ts'
import type { Texts } from '../../../../../schemas/draft/texts.ts'

/** Words that were lent since the builder was opened, wherever they were typed. */
const lent = new Set<string>()

/** How a part of the draft is shown in a form and stored by it, letter by letter, where Russian words are missing (decision 18). */
export const draftLending = (
  schema: TSchema,
  value: Entity,
  reader: Locale,
): { shown: Entity; lending: Lending } => ({
  shown: withoutLent(schema, value, lent),
  lending: lendingOf(schema, value, reader, lent),
})

const anyText = t.text({ label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' } })

/**
 * Texts of a draft after one was written in a language; undefined if none is left. Its words stand in for Russian ones that are missing,
 * for the person who works in another language.
 */
export function rewritten(
  texts: Texts,
  locale: Locale,
  words: string | undefined,
  reader: Locale,
): Texts | undefined {
  const { shown, lending } = draftLending(anyText, texts, reader)
  const { [locale]: _, ...others } = shown
  const next = isBlank(words) ? others : { ...others, [locale]: words }
  return Object.keys(next).length > 0 ? lending.lend(next) : undefined
}
