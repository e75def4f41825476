'use client'

import { tabClass, tabListClass } from '../../ui/page/tabs-class.ts'
import { AppLink } from '../navigation/app-link.tsx'

type Props = {
  /** Accessible name of the tabs. */
  label: string
  items: readonly { href: string; label: string; current: boolean }[]
}

/** Filters of a list as links, which keep the scroll position (B-13). */
export function FilterTabs({ label, items }: Props) {
  return (
    <nav
      aria-label={label}
      className={`${tabListClass} mb-4 @max-4xl/page:-mx-(--gutter) @max-4xl/page:px-(--gutter) print:hidden`}
    >
      {items.map(({ href, label: text, current }) => (
        <AppLink
          key={href}
          href={href}
          keepScroll
          aria-current={current ? 'page' : undefined}
          className={tabClass}
        >
          {text}
        </AppLink>
      ))}
    </nav>
  )
}
