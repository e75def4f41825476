import { translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import { renderMarkup } from './render-markup.ts'

const minute = 60
const hour = 60 * minute

/** "12 минут", "5 часов", "2 дня": how long ago something was, in whole units. */
export function ageText(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds < hour
      ? (['minute', minute] as const)
      : seconds < 48 * hour
        ? (['hour', hour] as const)
        : (['day', 24 * hour] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.floor(seconds / size)))
}

/** A finished document that begins with a notice that it is a copy, and how old it is. */
export function oldCopyDocument(document: string, age: string, locale: Locale): string {
  const notice = renderMarkup(
    <p
      role="status"
      className="bg-warning-tint px-4 py-3 text-center text-sm text-pretty text-warning-ink print:bg-transparent"
    >
      {translate(locale)('layout:oldCopy', { age })}
    </p>,
  )
  return document.replace('<body>', () => `<body>${notice}`)
}
