import type { ReactNode } from 'react'
import { usePage } from '../../ui/core/page-context.tsx'

type Props = {
  /** Path of the page. Its last part decides which widgets would only repeat the page on a phone. */
  path: string
  className?: string
  children: ReactNode
}

/** The widgets beside a page's content. Where there is no room they stand below it, two in a row, on a phone folded. */
export function PageSidebar({ path, className = '', children }: Props) {
  const { t } = usePage()
  return (
    <aside
      aria-label={t('layout:sidebar')}
      data-page={path.split('/').at(-1)}
      className={`widgets ${className}`.trim()}
    >
      {children}
    </aside>
  )
}
