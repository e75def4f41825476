import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { TopMenu } from './top-menu.tsx'

/** One wide column under a horizontal menu; no sidebar. */
export function LandingWideLayout({ page, main }: LayoutProps) {
  return (
    <PageShell
      page={page}
      className="look-flagship"
      menu={<TopMenu entries={page.site.menu} className="order-last basis-full @5xl/page:-mb-1" />}
    >
      <main id="main" className="stack @container pt-6">
        {main}
      </main>
    </PageShell>
  )
}
