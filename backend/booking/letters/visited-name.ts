import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { Texts } from '../../kit/tables/columns.ts'

/** The name of a company as a patient reads it of their own visit: of a demonstration it says so, `Демо-Дент (демонстрация)`. */
export function visitedName({ name, isDemo }: { name: Texts; isDemo: boolean }): Texts {
  if (!isDemo) return name
  const marked = Object.entries(name).map(([locale, text]) => [
    locale,
    translate(locale as Locale)('backend:demonstration', { name: text }),
  ])
  return Object.fromEntries(marked) as Texts
}
