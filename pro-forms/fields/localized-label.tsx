import { localeNames } from '../../locales/languages.ts'
import type { Locale } from '../../locales/locale.ts'

/** The label of a localized text, with the language that is being edited. */
export const LocalizedLabel = ({ label, locale }: { label: string; locale: Locale }) => (
  <>
    {label} <span className="font-normal text-ink-soft">· {localeNames[locale]}</span>
  </>
)
