import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { PageSidebar } from './page-sidebar.tsx'
import { TopMenu } from './top-menu.tsx'

/**
 * Two columns under a horizontal menu: the content, and the booking card, which is sticky. The other widgets stand in a
 * row below both.
 */
export function LandingSidebarWideLayout({ page, main, sidebar }: LayoutProps) {
  return (
    <PageShell
      page={page}
      className="look-practice"
      menu={<TopMenu entries={page.site.menu} className="order-last basis-full @5xl/page:-mb-1" />}
    >
      <div className="beside mx-auto pt-6 @5xl/page:w-[min(100%-2*var(--gutter),var(--container-page))]">
        <main id="main" className="stack @container min-w-0 @5xl/page:[--gutter:0px]">
          {main}
        </main>
        {sidebar && <PageSidebar>{sidebar}</PageSidebar>}
      </div>
    </PageShell>
  )
}
