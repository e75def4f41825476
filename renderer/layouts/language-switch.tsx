import { languages as languageOf } from '../../locales/languages.ts'
import type { Page } from '../../schemas/page/page.ts'
import { usePage } from '../../ui/core/page-context.tsx'

/** Links to the same page in the other languages, each named in that language. */
export function LanguageSwitch({ languages }: Pick<Page, 'languages'>) {
  const { locale, t } = usePage()
  return (
    <nav aria-label={t('layout:languages')} data-link-group={t('ui:otherLinks')}>
      <ul className="languages">
        {languages.map((language) => {
          const current = language.locale === locale
          return (
            <li key={language.locale}>
              <a
                href={language.href}
                lang={language.locale}
                hrefLang={language.locale}
                aria-current={current ? 'true' : undefined}
                className="head-link"
              >
                <span aria-hidden>{languageOf[language.locale].short}</span>
                <span className="sr-only">{languageOf[language.locale].name}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
