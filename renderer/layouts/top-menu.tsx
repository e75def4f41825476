import ChevronDown from 'lucide-react/icons/chevron-down'
import type { CSSProperties } from 'react'
import type { MenuEntry } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MenuLink } from './menu-link.tsx'

/** On a wide page a list below its button, on a narrow one a group of the menu around it, under its name. */
const list =
  '@max-5xl/page:static @max-5xl/page:ms-3 @max-5xl/page:mb-3 @max-5xl/page:block @max-5xl/page:w-auto @max-5xl/page:border-s @max-5xl/page:border-line @max-5xl/page:ps-2 @max-5xl/page:text-inherit @5xl/page:inset-auto @5xl/page:top-16 @5xl/page:mt-1 @5xl/page:w-72 @5xl/page:rounded-card @5xl/page:bg-raised @5xl/page:p-2 @5xl/page:text-ink @5xl/page:shadow-float @5xl/page:supports-[position-area:bottom]:top-auto @5xl/page:[position-area:bottom_span-right] @5xl/page:[position-try-fallbacks:flip-inline]'

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
      <ul id={id} popover="auto" style={{ positionAnchor: anchor } as CSSProperties} className={list}>
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
