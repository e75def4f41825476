import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { TopMenu } from './top-menu.tsx'
import { WithSidebar } from './with-sidebar.tsx'

/** Two columns under a menu of its own line: the content, and widgets that stay in view (checklist 2.1). */
export function LandingSidebarWideLayout({ page, main, sidebar }: LayoutProps) {
  return (
    <PageShell
      page={page}
      menu={<TopMenu entries={page.site.menu} className="order-last basis-full @5xl/page:-mb-1" />}
    >
      <WithSidebar main={main} sidebar={sidebar} />
    </PageShell>
  )
}
