import { useId } from 'react'
import { localeNames } from '../../../../../locales/languages.ts'
import { locales } from '../../../../../locales/locale.ts'
import type { DraftText } from '../../../../../schemas/draft/draft-texts.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { useCount } from '../../draft/texts/texts-context.tsx'
import { Ring } from './ring.tsx'

/** Chooses the language that is edited and shown, each with how much of the texts it has: of all, or, while it is open, of a part. */
export function LanguageChoice({ part }: { part?: readonly DraftText[] }) {
  const { t } = useTranslation()
  const { setLanguage, visitLanguage } = useNavigation()
  const language = useSelection('language')
  const count = useCount()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('business:site.languages.choice')}</legend>
      <div className="grid grid-cols-2 gap-1">
        {locales.map((locale) => {
          const counted = count(locale, part)
          return (
            <label
              key={locale}
              className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 hover:bg-surface has-checked:bg-accent-tint has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                checked={locale === language}
                onChange={() => (part ? visitLanguage : setLanguage)(locale)}
                className="sr-only"
              />
              <Ring locale={locale} count={counted} />
              <span className="min-w-0 leading-tight">
                <span lang={locale} className="block truncate">
                  {localeNames[locale]}
                </span>
                {counted.total > 0 && (
                  <span aria-hidden className="block text-sm font-normal text-ink-soft tabular-nums">
                    {counted.filled}/{counted.total}
                    {counted.stale > 0 && (
                      <span className="block text-warning-ink first-letter:uppercase">
                        {t('business:site.languages.stale', { count: counted.stale })}
                      </span>
                    )}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
