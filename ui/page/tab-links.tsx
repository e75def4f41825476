import type { ReactNode } from 'react'
import { usePage } from '../core/page-context.tsx'
import { tabClass, tabListClass } from './tabs-class.ts'

type Props = {
  /** Name of the navigation for screen readers. */
  label: string
  /** The id to which links from elsewhere in the profile lead. */
  id?: string
  items: readonly { href: string; label: ReactNode; current?: boolean }[]
}

/** Tabs that are pages: plain links, which restore the scroll position where scripts run (B-13). */
export function TabLinks({ label, id, items }: Props) {
  const { t } = usePage()
  return (
    <nav id={id} aria-label={label} data-link-group={t('ui:otherLinks')} className="min-w-0">
      <div className={tabListClass}>
        {items.map(({ href, label: text, current }) => (
          <a
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            data-keep-scroll=""
            className={tabClass}
          >
            {text}
          </a>
        ))}
      </div>{' '}
    </nav>
  )
}
