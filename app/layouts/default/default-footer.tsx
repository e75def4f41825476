'use client'

import { localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { WithEmergencyNumbers } from '../../../ui/rich/with-emergency-numbers.tsx'
import { LanguageSwitch } from '../../navigation/language-switch.tsx'

const links = [
  { path: '/companies/clinics', text: 'layout:mainMenu.directory' },
  { path: '/help', text: 'layout:mainMenu.help' },
  { path: '/page/credits', text: 'layout:footer.credits' },
  { path: '/page/personal-data', text: 'layout:footer.personalData' },
] as const

/** Disclaimer, links and languages. */
export function DefaultFooter() {
  const { locale, t } = usePage()
  return (
    <footer className="mt-(--section-space) border-t border-line bg-surface text-sm text-ink-soft print:hidden">
      <div className="section flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-6">
        <p className="max-w-100">
          <WithEmergencyNumbers text={t('layout:footer.notEmergency')} />
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ path, text }) => (
            <li key={path}>
              <a
                href={localizePath(path, locale)}
                className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
        <div className="-mx-2.5">
          <LanguageSwitch label={t('layout:languages')} />
        </div>
      </div>
    </footer>
  )
}
