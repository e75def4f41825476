import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { isBlank } from '../core/localized.ts'
import type { Path } from '../core/problem.ts'
import { lenderOf } from '../lent-russian.ts'
import type { DraftText } from './draft-texts.ts'
import type { SiteDraft } from './site-draft.ts'
import { staleSource } from './sources.ts'

/** True if a text is not written in a language; words of another one that stand in for the Russian ones are not written in Russian. */
export const isMissing = ({ texts }: Pick<DraftText, 'texts'>, locale: Locale): boolean =>
  isBlank(texts[locale]) || (locale === defaultLocale && lenderOf(texts) !== undefined)

/** The Russian words from which a text was translated, if it says others since. */
export const staleIn = (draft: SiteDraft, { node, texts }: DraftText, locale: Locale): string | undefined =>
  staleSource(draft, node, locale, texts)

/** How many of `total` texts are written in a language, and how many of these are stale. */
export type LanguageCount = { filled: number; total: number; stale: number }

/** Counts texts in a language. */
export function countTexts(draft: SiteDraft, texts: readonly DraftText[], locale: Locale): LanguageCount {
  const filled = texts.filter((text) => !isMissing(text, locale))
  const stale = filled.filter((text) => staleIn(draft, text, locale) !== undefined)
  return { filled: filled.length, total: texts.length, stale: stale.length }
}

const isSamePath = (one: Path, other: Path) =>
  one.length === other.length && one.every((step, index) => step === other[index])

/**
 * The next text of a language that is missing or stale, behind the one at `from` and then from the beginning; undefined if there is none
 * besides that one.
 */
export function nextToWrite(
  draft: SiteDraft,
  texts: readonly DraftText[],
  locale: Locale,
  from: Path | undefined,
): DraftText | undefined {
  const at = from ? texts.findIndex(({ path }) => isSamePath(path, from)) : -1
  const others = at < 0 ? texts : [...texts.slice(at + 1), ...texts.slice(0, at)]
  return others.find((text) => isMissing(text, locale) || staleIn(draft, text, locale) !== undefined)
}
