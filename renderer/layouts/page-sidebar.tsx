import type { ReactNode } from 'react'
import { usePage } from '../../ui/page-context.tsx'

/** The widgets beside a page's content. Where there is no room they stand below it, two in a row. */
export function PageSidebar({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { t } = usePage()
  return (
    <aside
      aria-label={t('layout:sidebar')}
      className={`mt-(--section-space) grid gap-4 px-(--gutter) *:[--gutter:0px] @3xl/page:grid-cols-2 ${className}`}
    >
      {children}
    </aside>
  )
}
