import { defaultLocale, fallbackLocales, type Locale } from '../../locales/locale.ts'
import { isBlank, pickLocalized } from '../../schemas/core/localized.ts'
import { useFormSettings } from '../form-context.ts'

/** The text that readers see while that in the edited language is empty, with its language; undefined if there is none. */
export function useStandIn<T>(
  texts: Partial<Record<Locale, T>> | undefined,
  isOwn: boolean | undefined,
): { value: T; lang: Locale } | undefined {
  const { locale, lending } = useFormSettings()
  if (isOwn || !isBlank(texts?.[locale])) return undefined
  const languages = locale === defaultLocale ? [] : fallbackLocales[locale]
  for (const lang of [...languages, ...lending.lenders]) {
    const found = pickLocalized(texts, lang, true)
    if (found) return { value: found.value, lang }
  }
  return undefined
}
