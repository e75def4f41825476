import type { MenuEntry } from '../../schemas/page.ts'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'

function Entries({ entries, nested }: { entries: readonly MenuEntry[]; nested?: boolean }) {
  return (
    <ul className={nested ? 'ms-3 border-s border-line ps-2' : ''}>
      {entries.map((entry) => (
        <li key={`${entry.href} ${entry.title.text}`}>
          <a
            href={entry.href}
            rel={entry.external ? 'external noopener' : undefined}
            target={entry.external ? '_blank' : undefined}
            aria-current={entry.current === 'branch' ? 'true' : entry.current}
            className={`block rounded-control px-3 py-2.5 leading-snug ${nested ? 'text-sm' : ''} ${
              entry.current
                ? 'bg-accent-tint font-medium text-accent-ink'
                : 'text-ink-soft hover:bg-surface hover:text-ink'
            }`}
          >
            <LocalizedText value={entry.title} />
          </a>
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
