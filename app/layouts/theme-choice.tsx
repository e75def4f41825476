'use client'

import { useState } from 'react'
import { usePage } from '../../ui/core/page-context.tsx'
import { chooseTheme, shownTheme } from '../theme.ts'

const choices = ['system', 'light', 'dark'] as const

/** Light, dark or system theme: applied at once and saved. Rendered in the browser only, which knows the current theme. */
export function ThemeChoice() {
  const { t } = usePage()
  const [theme, setTheme] = useState(shownTheme)
  return (
    <fieldset>
      <legend className="pb-1 text-sm text-ink-soft">{t('application:theme.title')}</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm hover:bg-surface has-checked:bg-accent-tint has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === theme}
              onChange={() => {
                chooseTheme(choice)
                setTheme(choice)
              }}
              className="sr-only"
            />
            {t(`application:theme.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
