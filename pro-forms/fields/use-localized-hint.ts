import { defaultLocale } from '../../locales/locale.ts'
import { isBlank, localesOf } from '../../schemas/core/localized.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { useFormSettings } from '../form-context.ts'

/** The hint of a localized text, and as soon as it is written in another language only, that it needs Russian or who reads it until then. */
export function useLocalizedHint(
  hint: string | undefined,
  texts: Record<string, unknown> | undefined = {},
): string | undefined {
  const { t } = usePage()
  const { locale, lending } = useFormSettings()
  const lacksRussian = isBlank(texts[defaultLocale]) && localesOf(texts).length > 0
  if (!lacksRussian) return hint
  const lender = lending.lenders.find((one) => !isBlank(texts[one]))
  // Said where the words are written that stand in; the Russian field itself shows them.
  if (lender && lender !== locale) return hint
  return [hint, t(lender ? 'forms:lent' : 'forms:russianNeeded')].filter(Boolean).join(' ')
}
