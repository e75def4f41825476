import { defaultLocale } from '../../locales/locale.ts'
import { isBlank, localesOf } from '../../schemas/localized.ts'
import { usePage } from '../../ui/page-context.tsx'

/** The hint of a localized text, and that it needs Russian as soon as it is written in another language only. */
export function useLocalizedHint(
  hint: string | undefined,
  texts: Record<string, unknown> | undefined = {},
): string | undefined {
  const { t } = usePage()
  const lacksRussian = isBlank(texts[defaultLocale]) && localesOf(texts).length > 0
  return lacksRussian ? [hint, t('forms:russianNeeded')].filter(Boolean).join(' ') : hint
}
