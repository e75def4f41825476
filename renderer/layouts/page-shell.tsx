import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'
import type { FramedPage } from './layout-props.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'

type Props = { page: FramedPage; menu: ReactNode; className?: string; children: ReactNode }

/**
 * Header and footer around the content of every layout that has them. Layouts answer to the width of the container
 * `page`, not of the window, so that large text (the low-vision version) gives them the room that it leaves.
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
