'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { languages as languageOf } from '../../locales/languages.ts'
import { type Locale, locales } from '../../locales/locale.ts'
import { localeCookie } from '../../locales/locale-cookie.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import { pathInLocale } from './path-locale.ts'

/**
 * Links to the same page in the other languages, query and hash included; the choice is saved (B-30). A second switch
 * on one page needs another `label`.
 */
export function LanguageSwitch({ label }: { label?: string }) {
  const { locale, t } = usePage()
  const path = usePathname()

  const choose = (chosen: Locale) => (event: MouseEvent<HTMLAnchorElement>) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = choiceCookie(localeCookie, chosen)
    event.currentTarget.href = pathInLocale(path, chosen) + location.search + location.hash
  }

  return (
    <nav aria-label={label ?? t('application:languages')}>
      <ul className="flex flex-wrap text-sm">
        {locales.map((language) => {
          const current = language === locale
          return (
            <li key={language}>
              {/* A plain link, because a change of language loads a new document. */}
              <a
                href={pathInLocale(path, language)}
                onClick={choose(language)}
                lang={language}
                hrefLang={language}
                aria-current={current ? 'true' : undefined}
                className={`flex min-h-11 min-w-11 items-center justify-center rounded-control px-1.5 ${
                  current ? 'current font-semibold text-ink' : 'text-ink-soft hover:text-ink'
                }`}
              >
                <span aria-hidden>{languageOf[language].short}</span>
                <span className="sr-only">{languageOf[language].name}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
