import { localeNames } from '../../locales/languages.ts'
import type { Locale } from '../../locales/locale.ts'

/** The label of a text and the language that it is being written in. */
export const LocalizedLabel = ({ label, locale }: { label: string; locale: Locale }) => (
  <>
    {label} <span className="font-normal text-ink-soft">· {localeNames[locale]}</span>
  </>
)
