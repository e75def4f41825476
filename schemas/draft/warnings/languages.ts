import { defaultLocale } from '../../../locales/locale.ts'
import { isMissing, pageTexts, staleIn } from '../draft-texts.ts'
import { siteLocales } from '../site-locales.ts'
import { type Check, eachPage, type Warning } from './warning.ts'

/** Pages of which something is missing or stale in a language that the site has. */
export const languages: Check = (draft, { definitionOf }) => {
  const others = siteLocales(draft).filter((locale) => locale !== defaultLocale)
  return eachPage(draft, (id, page) => {
    const texts = pageTexts(id, page, (block) => definitionOf(block)?.props)
    return others.flatMap((locale): Warning[] => {
      const missing = texts.filter((text) => isMissing(text, locale))
      const stale = texts.filter((text) => staleIn(draft, text, locale) !== undefined)
      const warning = (code: 'missingTexts' | 'staleTexts', of: typeof texts): Warning[] =>
        of[0]
          ? [{ code, path: [...of[0].path, locale], params: { count: of.length, language: locale }, fix: [] }]
          : []
      return [...warning('missingTexts', missing), ...warning('staleTexts', stale)]
    })
  })
}
