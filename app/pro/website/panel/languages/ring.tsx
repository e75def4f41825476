import { localeNames } from '../../../../../locales/languages.ts'
import type { Locale } from '../../../../../locales/locale.ts'
import type { LanguageCount } from '../../../../../schemas/draft/count-texts.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'

const radius = 7
const around = 2 * Math.PI * radius

/** The share of texts that are written in a language: a ring for the eye, `Қазақша: 7 из 12` for screen readers. Nothing without texts. */
export function Ring({ locale, count }: { locale: Locale; count: LanguageCount }) {
  const { t } = usePage()
  const { filled, total, stale } = count
  if (total === 0) return null
  const name = localeNames[locale]
  const text = t('business:site.languages.count', { name, filled, total })
  const tone = filled < total ? 'text-accent-mark' : stale > 0 ? 'text-warning' : 'text-success'
  return (
    <svg
      role="img"
      aria-label={stale > 0 ? `${text}, ${t('business:site.languages.stale', { count: stale })}` : text}
      viewBox="0 0 20 20"
      className={`size-5 shrink-0 ${tone}`}
    >
      <circle cx="10" cy="10" r={radius} fill="none" strokeWidth="3" className="stroke-line-strong" />
      <circle
        cx="10"
        cy="10"
        r={radius}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray={`${(around * filled) / total} ${around}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  )
}
