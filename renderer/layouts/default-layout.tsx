import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { TopMenu } from './top-menu.tsx'
import { WithSidebar } from './with-sidebar.tsx'

/** The product's own pages: header with the main menu, content, widgets if the page has any, footer. */
export function DefaultLayout({ page, main, sidebar }: LayoutProps) {
  return (
    <PageShell page={page} menu={<TopMenu entries={page.site.menu} />}>
      <WithSidebar main={main} sidebar={sidebar} path={page.path} />
    </PageShell>
  )
}
