import { defaultLocale, type Locale, locales } from '../../../locales/locale.ts'
import { isBlank, localesOf } from '../../core/localized.ts'
import { lenderOf } from '../../lent-russian.ts'
import { isMissing, staleIn } from '../count-texts.ts'
import { pageTexts } from '../draft-texts.ts'
import { siteLocales } from '../site-locales.ts'
import type { Texts } from '../texts.ts'
import { type Check, eachPage, seenPage, type Warning } from './warning.ts'

/** The languages in which visitors read texts that are not written in theirs: Russian, or else the first there is (`resolve.ts`). */
export function shownInstead(missing: readonly Texts[]): Locale[] {
  const shown = missing.map((texts) =>
    isBlank(texts[defaultLocale]) ? localesOf(texts)[0] : (lenderOf(texts) ?? defaultLocale),
  )
  return locales.filter((locale) => shown.includes(locale))
}

/** Pages with missing or stale texts in a language that the site has; hidden texts have time. */
export const languages: Check = (draft, { definitionOf }) => {
  const others = siteLocales(draft).filter((locale) => locale !== defaultLocale)
  return eachPage(draft, (id, page) => {
    const texts = pageTexts(id, seenPage(page), (block) => definitionOf(block)?.props)
    return others.flatMap((locale): Warning[] => {
      const missing = texts.filter((text) => isMissing(text, locale))
      const stale = texts.filter((text) => staleIn(draft, text, locale) !== undefined)
      const warning = (
        code: 'missingTexts' | 'staleTexts',
        of: typeof texts,
        more: Warning['params'] = {},
      ): Warning[] =>
        of[0]
          ? [
              {
                code,
                path: [...of[0].path, locale],
                fix: [],
                params: { count: of.length, language: locale, ...more },
              },
            ]
          : []
      const shown = { shown: shownInstead(missing.map(({ texts }) => texts)).join() }
      return [...warning('missingTexts', missing, shown), ...warning('staleTexts', stale)]
    })
  })
}
