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
      <div className="mx-auto gap-8 pt-6 @5xl/page:grid @5xl/page:w-[min(100%-2*var(--gutter),var(--container-page))] @5xl/page:grid-cols-[13rem_minmax(0,1fr)] @min-[80rem]/page:grid-cols-[13rem_minmax(0,1fr)_19rem]">
        <SiteMenu
          entries={menu}
          className="fading-end sticky top-22 hidden max-h-[calc(100dvh-5.5rem)] self-start overflow-y-auto pb-6 @5xl/page:block"
        />
        <main id="main" className="stack @container min-w-0 @5xl/page:[--gutter:0px]">
          {main}
        </main>
        {sidebar && (
          <PageSidebar
            path={page.path}
            className="@5xl/page:col-start-2 @5xl/page:px-0 @min-[80rem]/page:col-start-3 @min-[80rem]/page:mt-0 @min-[80rem]/page:grid-cols-1 @min-[80rem]/page:self-start"
          >
            {sidebar}
          </PageSidebar>
        )}
      </div>
    </PageShell>
  )
}
