import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import type { FramedPage } from './layout-props.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'

type Props = { page: FramedPage; menu: ReactNode; className?: string; children: ReactNode }

/**
 * Header and footer around the content of every layout that has them. Layouts use container queries on `page`, not the
 * width of the window, so that they switch to narrow columns when the text is enlarged (the low-vision version).
 */
export function PageShell({ page, menu, className = '', children }: Props) {
  return (
    <div className={`@container/page flex min-h-dvh flex-col ${className}`}>
      <SkipLink />
      <SiteHeader page={page} menu={menu} />
      <ThumbBar path={page.path} site={page.site} />
      <div className="flex-auto">{children}</div>
      <SiteFooter page={page} />
    </div>
  )
}
