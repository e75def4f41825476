import { ErrorMessage } from '../error-page/error-message.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SiteBrand } from './site-brand.tsx'

/**
 * The logo, the languages, the error message and its button (B-19). On a clinic's site the logo and the home link are
 * the clinic's.
 */
export function ErrorLayout({ page }: LayoutProps) {
  const { site, status, error } = page
  // Whether the clinic is open takes a line that the way home needs on a small screen.
  const { status: _, ...brand } = site
  return (
    <div className="section flex min-h-dvh flex-col py-4">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <SiteBrand site={brand} />
        <LanguageSwitch languages={page.languages} />
      </header>
      <ErrorMessage
        status={error?.statusCode ?? status}
        home={site.home}
        {...(error?.isSaid && { said: error.statusMessage })}
        {...(error?.title && { title: error.title })}
        {...(error?.onward && { onward: error.onward })}
        {...(error?.phone && { phone: error.phone })}
        {...(error?.list && { list: error.list })}
      />
    </div>
  )
}
