import type { MenuEntry } from '../../schemas/page.ts'
import { usePage } from '../../ui/page-context.tsx'
import { MenuLink } from './menu-link.tsx'

function Entries({ entries, nested }: { entries: readonly MenuEntry[]; nested?: boolean }) {
  return (
    <ul className={nested ? 'ms-3 border-s border-line ps-2 text-sm' : ''}>
      {entries.map((entry) => (
        <li key={`${entry.href} ${entry.title.text}`}>
          <MenuLink entry={entry} />
          {entry.items && entry.items.length > 0 && <Entries entries={entry.items} nested />}
        </li>
      ))}
    </ul>
  )
}

/** The menu as a quiet tree. */
export function SiteMenu({ entries, className = '' }: { entries: readonly MenuEntry[]; className?: string }) {
  const { t } = usePage()
  return (
    <nav aria-label={t('layout:menu')} className={className}>
      <Entries entries={entries} />
    </nav>
  )
}
