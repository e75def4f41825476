import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { PageSidebar } from './page-sidebar.tsx'
import { TopMenu } from './top-menu.tsx'

/**
 * Two columns under a horizontal menu: the content, and the widgets in the order of B-10. Their end stays in view, since they are sticky to
 * the lower edge of the screen: at the upper edge, their lower part could never be reached.
 */
export function LandingSidebarWideLayout({ page, main, sidebar }: LayoutProps) {
  return (
    <PageShell
      page={page}
      className="look-practice"
      menu={<TopMenu entries={page.site.menu} className="order-last basis-full @5xl/page:-mb-1" />}
    >
      <div className="mx-auto pt-6 @5xl/page:grid @5xl/page:w-[min(100%-2*var(--gutter),var(--container-page))] @5xl/page:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @5xl/page:gap-x-8">
        <main id="main" className="stack @container min-w-0 @5xl/page:[--gutter:0px]">
          {main}
        </main>
        {sidebar && (
          <PageSidebar
            path={page.path}
            className="@5xl/page:sticky @5xl/page:bottom-6 @5xl/page:mt-0 @5xl/page:min-h-[calc(100dvh-8rem)] @5xl/page:grid-cols-1 @5xl/page:content-start @5xl/page:self-end @5xl/page:px-0"
          >
            {sidebar}
          </PageSidebar>
        )}
      </div>
    </PageShell>
  )
}
