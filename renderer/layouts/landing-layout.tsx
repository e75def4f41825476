import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { PageSidebar } from './page-sidebar.tsx'
import { SiteMenu } from './site-menu.tsx'

/** Three columns: the menu as a tree, the content, and the page's widgets. */
export function LandingLayout({ page, main, sidebar }: LayoutProps) {
  const { menu } = page.site
  return (
    <PageShell
      page={page}
      className="look-city"
      menu={<SiteMenu entries={menu} className="@5xl/page:hidden" />}
    >
      <div className="city-columns">
        <SiteMenu entries={menu} className="menu-column fading-end" />
        <main id="main" className="stack @container min-w-0">
          {main}
        </main>
        {sidebar && <PageSidebar path={page.path}>{sidebar}</PageSidebar>}
      </div>
    </PageShell>
  )
}
