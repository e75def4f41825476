import type { MenuEntry } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { MenuLink } from './menu-link.tsx'

function Entries({ entries, nested }: { entries: readonly MenuEntry[]; nested?: boolean }) {
  return (
    <ul className={nested ? 'menu-branch' : undefined}>
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
      <summary aria-current={current && 'true'}>
        <LocalizedText value={title} />
      </summary>
      <Entries entries={isListed ? items : [own, ...items]} nested />
    </details>
  )
}

/** The menu as a tree with branches that unfold. */
export function SiteMenu({ entries, className = '' }: { entries: readonly MenuEntry[]; className?: string }) {
  const { t } = usePage()
  return (
    <nav aria-label={t('layout:menu')} className={`menu ${className}`.trim()}>
      <Entries entries={entries} />
    </nav>
  )
}
