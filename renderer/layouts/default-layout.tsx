import type { LayoutProps } from './layout-props.ts'
import { PageShell } from './page-shell.tsx'
import { TopMenu } from './top-menu.tsx'
import { WithSidebar } from './with-sidebar.tsx'

/** A wide page that has no room for the menu beside everything else has it in a line of its own. */
const secondLine =
  '@5xl/page:@max-[85rem]/page:order-last @5xl/page:@max-[85rem]/page:-mt-1 @5xl/page:@max-[85rem]/page:basis-full @5xl/page:[&>ul>li>:is(a,button)]:px-2'

/** The product's own pages: header with the main menu, content, widgets if the page has any, footer. */
export function DefaultLayout({ page, main, sidebar }: LayoutProps) {
  return (
    <PageShell page={page} menu={<TopMenu entries={page.site.menu} className={secondLine} />}>
      <WithSidebar main={main} sidebar={sidebar} path={page.path} />
    </PageShell>
  )
}
