import { ButtonLink } from '../../ui/button-link.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SiteBrand } from './site-brand.tsx'

/** What an error page says for a status (E10): not found, a fault of ours or the network, anything else. */
export const errorTexts = (status: number) =>
  status === 404 ? 'notFound' : status >= 500 ? 'network' : 'other'

/** The logo, the languages, what happened and the one way on (B-19). A clinic's error page carries its logo and home. */
export function ErrorLayout({ page }: LayoutProps) {
  const { t } = usePage()
  const kind = errorTexts(page.status)
  const { site, status } = page
  return (
    <div className="section flex min-h-dvh flex-col py-4">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <SiteBrand site={site} />
        <LanguageSwitch languages={page.languages} />
      </header>
      <main id="main" className="my-auto max-w-text py-16">
        <p className="text-5xl font-semibold text-accent-ink tabular-nums">{status}</p>
        <h1 className="mt-4 text-4xl">{t(`layout:error.${kind}Title`)}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t(`layout:error.${kind}Text`)}</p>
        <p className="mt-8">
          {status === 404 ? (
            <ButtonLink link={{ href: site.home }} variant="primary">
              {t('layout:error.toMain')}
            </ButtonLink>
          ) : (
            <ButtonLink link={{ href: page.path }} variant="primary">
              {t('layout:error.reload')}
            </ButtonLink>
          )}
        </p>
      </main>
    </div>
  )
}
