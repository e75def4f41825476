'use client'

import { useId } from 'react'
import { localeNames } from '../../locales/languages.ts'
import { defaultLocale, type Locale, locales } from '../../locales/locale.ts'
import { shapeOf } from '../../schemas/core/schema-shape.ts'
import { subschemas } from '../../schemas/core/schema-walk.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import { completenessOf } from '../../schemas/draft/completeness.ts'
import { usePage } from '../../ui/core/page-context.tsx'

type Props = {
  schema: TSchema
  value: unknown
  current: Locale
  /** The language in which texts must be written. */
  asked?: Locale
  onChange: (locale: Locale) => void
}

const isText = (schema: TSchema) => {
  const shape = shapeOf(schema)
  return shape.kind === 'leaf' && shape.leaf !== 'link'
}

/** Chooses the language in which texts are edited, and shows how many texts exist in each; nothing where there are no texts. */
export function LanguageTabs({ schema, value, current, asked = defaultLocale, onChange }: Props) {
  const { t } = usePage()
  const hint = useId()
  const counts = completenessOf(schema, value)
  if (!subschemas(schema).some(isText)) return null
  return (
    <fieldset aria-describedby={hint} className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('forms:language')}</legend>
      <div className="flex flex-wrap gap-1">
        {locales.map((locale) => (
          <label
            key={locale}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 hover:bg-surface has-checked:bg-accent-tint has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={`language${hint}`}
              checked={locale === current}
              onChange={() => onChange(locale)}
              className="sr-only"
            />
            <span lang={locale}>
              {localeNames[locale]}
              {locale === asked && (
                <span aria-hidden className="text-danger-ink">
                  {'\u00a0'}*
                </span>
              )}
            </span>
            {counts[locale].total > 0 && (
              <span className="text-sm font-normal text-ink-soft tabular-nums">
                <span aria-hidden>
                  {counts[locale].filled}/{counts[locale].total}
                </span>
                <span className="sr-only">
                  {t('forms:filled', { filled: counts[locale].filled, total: counts[locale].total })}
                </span>
              </span>
            )}
          </label>
        ))}
      </div>
      <p id={hint} className="mt-1.5 text-sm text-ink-soft">
        {t(asked === defaultLocale ? 'forms:languageHint' : 'forms:languageHintLent')}
      </p>
    </fieldset>
  )
}
