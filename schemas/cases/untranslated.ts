import { locales } from '../../locales/locale.ts'
import type { CaseDefinition } from './define-case.ts'

/** The words that `npm run new:case` makes of the name of a kind, in all languages: `price-complaint` → "Price complaint". */
export function wordsOfName(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words of a kind that are as the template has made them, or the same as in English, each with its path and the remedy. */
export function untranslated({ name, label, filed }: CaseDefinition): string[] {
  const made = { label, ...(filed && { 'filed.list': filed.list, 'filed.title': filed.title }) }
  return Object.entries(made).flatMap(([path, given]) =>
    locales.flatMap((locale) => {
      if (locale === 'en') return []
      if (given[locale] === given.en) return [`${path}.${locale} is the same as ${path}.en: translate it`]
      return given[locale] === wordsOfName(name)
        ? [`${path}.${locale} is the English name of the file: translate it`]
        : []
    }),
  )
}
