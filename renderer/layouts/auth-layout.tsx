import { usePage } from '../../ui/core/page-context.tsx'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import { LowVisionSwitch } from '../../ui/visitor/low-vision-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SiteBrand } from './site-brand.tsx'

/** The logo, the languages, one card, a link home and the low-vision version; no menu. */
export function AuthLayout({ page, main }: LayoutProps) {
  const { t } = usePage()
  return (
    <div className="section @container/page flex min-h-dvh flex-col py-4">
      <SkipLink />
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <SiteBrand site={page.site} />
        <LanguageSwitch languages={page.languages} />
      </header>
      <main id="main" className="mx-auto w-full max-w-md py-8 @xl/page:my-auto">
        <div className="rounded-card bg-surface p-6 @md/page:p-8">{main}</div>
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
          <a href={page.site.home} className="btn text-ink-soft">
            {t('application:home')}
          </a>
          <LowVisionSwitch />
        </div>
      </main>
    </div>
  )
}
