import { useState } from 'react'
import type { Locale } from '../../../locales/locale.ts'

/**
 * The language in which the site is shown and edited. `setLanguage` chooses it for good; `visitLanguage` only for what is opened
 * now, as a text that is missing in another one, and `leaveLanguage` brings back what was chosen.
 */
export function useLanguage(first: Locale) {
  const [chosen, choose] = useState(first)
  const [visited, visit] = useState<Locale>()
  return {
    language: visited ?? chosen,
    setLanguage: (language: Locale) => {
      choose(language)
      visit(undefined)
    },
    visitLanguage: (language: Locale) => visit(language === chosen ? undefined : language),
    leaveLanguage: () => visit(undefined),
  }
}
