import ChevronDown from 'lucide-react/icons/chevron-down'
import type { CSSProperties } from 'react'
import type { MenuEntry } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MenuLink } from './menu-link.tsx'

/** Words in the horizontal line need no background to mark the current page. */
const word = '@5xl/page:bg-transparent'

function Branch({ entry, id }: { entry: MenuEntry; id: string }) {
  const anchor = `--${id}`
  return (
    <>
      <MenuLink entry={entry} className="font-semibold @5xl/page:hidden" />
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
        className={`hidden min-h-11 items-center gap-1 rounded-control px-3 @5xl/page:flex ${
          entry.current ? 'current font-medium text-accent-ink' : 'text-ink-soft hover:text-ink'
        }`}
      >
        <LocalizedText value={entry.title} />
        <Icon of={ChevronDown} />
      </button>
      <ul id={id} popover="auto" style={{ positionAnchor: anchor } as CSSProperties} className="menu-list">
        {entry.href !== undefined && (
          <li className="@max-5xl/page:hidden">
            <MenuLink entry={entry} />
          </li>
        )}
        {entry.items
          ?.flatMap((item) => [item, ...(item.items ?? [])])
          .map((item) => (
            <li key={`${item.href} ${item.title.text}`}>
              <MenuLink entry={item} />
            </li>
          ))}
      </ul>
    </>
  )
}

/** The menu as a horizontal line; on a narrow page as a list. */
export function TopMenu({ entries, className = '' }: { entries: readonly MenuEntry[]; className?: string }) {
  const { t } = usePage()
  return (
    <nav aria-label={t('layout:menu')} className={`menu ${className}`.trim()}>
      <ul className="@5xl/page:-mx-3 @5xl/page:flex @5xl/page:flex-wrap @5xl/page:items-center">
        {entries.map((entry, index) => (
          <li key={`${entry.href} ${entry.title.text}`}>
            {entry.items ? (
              <Branch entry={entry} id={`menu-${index}`} />
            ) : (
              <MenuLink entry={entry} className={word} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
