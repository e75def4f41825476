import { localeNames } from '../../locales/languages.ts'
import type { Locale } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'

type Props = {
  label: string
  locale: Locale
  /** The language whose text readers see as long as this one is empty. */
  fallback?: Locale | undefined
}

/** The label of a localized text, with the language that is being edited. */
export function LocalizedLabel({ label, locale, fallback }: Props) {
  const { t } = usePage()
  return (
    <>
      {label}{' '}
      <span className="font-normal text-ink-soft">
        · {localeNames[locale]}
        {fallback && ` (${t(`forms:from.${fallback}`)})`}
      </span>
    </>
  )
}
