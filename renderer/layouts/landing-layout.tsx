import { usePage } from '../../ui/page-context.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteMenu } from './site-menu.tsx'
import { SkipLink } from './skip-link.tsx'

/** Three columns: the menu as a quiet tree, the content, and the widgets that visitors come for (checklist 2.1). */
export function LandingLayout({ page, main, sidebar }: LayoutProps) {
  const { t } = usePage()
  return (
    <div className="[--container-page:86rem]">
      <SkipLink />
      <SiteHeader page={page} />
      <div className="mx-auto gap-8 pt-6 lg:grid lg:w-[min(100%-2*var(--gutter),var(--container-page))] lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_19rem]">
        <SiteMenu
          entries={page.site.menu}
          className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto lg:block"
        />
        <main id="main" className="stack @container min-w-0 lg:[--gutter:0px]">
          {main}
        </main>
        {sidebar && (
          <aside
            aria-label={t('layout:sidebar')}
            className="mt-(--section-space) grid gap-4 px-(--gutter) *:[--gutter:0px] md:grid-cols-2 lg:col-start-2 lg:px-0 xl:col-start-3 xl:mt-0 xl:grid-cols-1 xl:self-start"
          >
            {sidebar}
          </aside>
        )}
      </div>
      <SiteFooter page={page} />
    </div>
  )
}
