import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MenuEntry } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MenuLink } from './menu-link.tsx'

function Entries({ entries, nested }: { entries: readonly MenuEntry[]; nested?: boolean }) {
  return (
    <ul
      className={
        nested
          ? 'ms-3 border-s border-line ps-2 text-sm @5xl/page:[&_:is(a,summary)]:min-h-0 @5xl/page:[&_:is(a,summary)]:py-1.5'
          : ''
      }
    >
      {entries.map((entry) => (
        <li key={`${entry.href} ${entry.title.text}`}>
          {entry.items?.length ? <Branch entry={entry} items={entry.items} /> : <MenuLink entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

/**
 * A branch is open where the reader is in it. The branch's own page comes first, unless it is also one of the items.
 */
function Branch({ entry, items }: { entry: MenuEntry; items: readonly MenuEntry[] }) {
  const { href, external, title, current } = entry
  const isListed = href === undefined || items.some((item) => item.href === href)
  const own: MenuEntry = { href, external, title, ...(current === 'page' && { current }) }
  return (
    <details className="expandable" open={Boolean(current)}>
      <summary
        aria-current={current && 'true'}
        className={`flex min-h-11 items-center justify-between gap-2 rounded-control px-3 py-2 leading-snug @5xl/page:min-h-10 ${
          current ? 'font-medium text-accent-ink' : 'text-ink-soft hover:bg-surface hover:text-ink'
        }`}
      >
        <LocalizedText value={title} />
        <Icon of={ChevronDown} className="transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <Entries entries={isListed ? items : [own, ...items]} nested />
    </details>
  )
}

/** The menu as a tree with branches that unfold. */
export function SiteMenu({ entries, className = '' }: { entries: readonly MenuEntry[]; className?: string }) {
  const { t } = usePage()
  return (
    <nav aria-label={t('layout:menu')} className={className}>
      <Entries entries={entries} />
    </nav>
  )
}
