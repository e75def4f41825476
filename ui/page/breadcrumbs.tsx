'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Text } from '../../locales/locale.ts'
import { LocalizedText } from '../core/localized-text.tsx'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'

export type Crumb = { label: Text | string; href: string }

type Props = {
  /** From the home page to the page's parent. */
  items: readonly Crumb[]
  /** The current page. */
  current: Text | string
}

const show = (text: Text | string) => (typeof text === 'string' ? text : <LocalizedText value={text} />)

/** The path of pages from the home page to the current one. */
export function Breadcrumbs({ items, current }: Props) {
  const { t } = usePage()
  return (
    <nav
      aria-label={t('ui:breadcrumbs')}
      data-link-group={t('ui:otherLinks')}
      className="text-sm text-ink-soft"
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            <a href={href} className="py-2 hover:text-accent-ink hover:underline pointer-coarse:py-3">
              {show(label)}
            </a>
            <Icon of={ChevronRight} className="size-4 text-ink-faint rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="py-2 text-ink">
          {show(current)}
        </li>
      </ol>
    </nav>
  )
}
