import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { TopMenu } from './top-menu.tsx'

/** One narrow column for reading; the menu has only Home, and there is no sidebar. */
export function LandingBlogLayout({ page, main }: LayoutProps) {
  return (
    <PageShell page={page} className="look-journal" menu={<TopMenu entries={page.site.menu.slice(0, 1)} />}>
      <main id="main" className="stack @container pt-6">
        {main}
      </main>
    </PageShell>
  )
}
