import { localeNames } from '../../locales/languages.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Folded } from '../../ui/page/folded.tsx'
import { WithEmergencyNumbers } from '../../ui/rich/with-emergency-numbers.tsx'
import { footerColumns } from './footer-columns.ts'
import type { FramedPage } from './layout-props.ts'
import { OwnFooter } from './own-footer.tsx'

/**
 * The owner, the disclaimer, link columns, which are groups that open on a phone, and the languages by their full names.
 * Where views are counted, the consent script shows the button that opens the question again.
 */
export function SiteFooter({ page }: { page: FramedPage }) {
  const { locale, t } = usePage()
  const { site, languages, asksConsent } = page
  return (
    <footer className="mt-(--section-space) border-t border-line bg-surface text-sm text-ink-soft">
      <div className="section">
        <div className="grid gap-x-12 gap-y-6 py-8 @3xl:gap-y-8 @3xl:py-10 @3xl:grid-cols-[minmax(14rem,1fr)_auto]">
          <div className="max-w-100">
            <p className="text-base font-medium text-ink">
              <LocalizedText value={site.name} />
            </p>
            <p className="mt-2">
              <WithEmergencyNumbers text={t('layout:footer.notEmergency')} />
            </p>
            {site.footer && <OwnFooter {...site.footer} />}
            {site.profile && (
              <p className="mt-2">
                <a className="footer-link" href={site.profile}>
                  {t('layout:footer.profile')}
                </a>
              </p>
            )}
          </div>
          <div className="@3xl:flex @3xl:flex-wrap @3xl:gap-x-16 @3xl:gap-y-8">
            {footerColumns(page, t).map(({ title, items, about }) => (
              <Folded
                key={title.text}
                title={<LocalizedText value={title} />}
                heading={
                  <h2>
                    <LocalizedText value={title} />
                  </h2>
                }
                level="h2"
                className="footer-group"
              >
                <ul>
                  {items.map((entry) => (
                    <li key={entry.href}>
                      <a className="footer-link" href={entry.href}>
                        <LocalizedText value={entry.title} />
                      </a>
                    </li>
                  ))}
                  {about && asksConsent && (
                    <li hidden data-consent="">
                      <button type="button" className="footer-link">
                        {t('consent:label')}
                      </button>
                    </li>
                  )}
                </ul>
              </Folded>
            ))}
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-6 border-t border-line py-2">
          {languages.map((language) => (
            <li key={language.locale}>
              <a
                className="footer-link"
                href={language.href}
                lang={language.locale}
                hrefLang={language.locale}
                aria-current={language.locale === locale ? 'true' : undefined}
              >
                {localeNames[language.locale]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
