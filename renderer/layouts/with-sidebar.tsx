import type { ReactNode } from 'react'
import { PageSidebar } from './page-sidebar.tsx'

/** Content, and the page's sidebar to its right if it has one. */
export function WithSidebar({ main, sidebar, path }: { main: ReactNode; sidebar?: ReactNode; path: string }) {
  if (!sidebar)
    return (
      <main id="main" className="stack @container pt-6">
        {main}
      </main>
    )
  return (
    <div className="mx-auto pt-6 @5xl/page:grid @5xl/page:w-[min(100%-2*var(--gutter),var(--container-page))] @5xl/page:grid-cols-[minmax(0,1fr)_20rem] @5xl/page:gap-12">
      <main id="main" className="stack @container min-w-0 @5xl/page:[--gutter:0px]">
        {main}
      </main>
      <PageSidebar
        path={path}
        className="@5xl/page:sticky @5xl/page:top-28 @5xl/page:mt-0 @5xl/page:grid-cols-1 @5xl/page:self-start @5xl/page:px-0"
      >
        {sidebar}
      </PageSidebar>
    </div>
  )
}
