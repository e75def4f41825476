import type { LayoutProps } from './layout-props.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** The directory's own pages: header, content, footer. */
export function DefaultLayout({ page, main }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader page={page} />
      <main id="main" className="stack @container pt-6">
        {main}
      </main>
      <SiteFooter page={page} />
    </>
  )
}
