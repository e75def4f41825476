'use client'

import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { AppLink } from './app-link.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

/** A link of a menu: a path without its language. */
export type SectionLink = { href: string; icon: IconGlyph; label: string }

type Props = {
  /** The name of the menu for screen readers. */
  label: string
  links: readonly SectionLink[]
  /** The path of the current section. */
  current: string | undefined
}

/** The menu of a part of the application: a column beside the content, on a narrow page a row that scrolls. */
export function SectionLinks({ label, links, current }: Props) {
  const row = useCurrentInView<HTMLUListElement>(current)
  return (
    <nav aria-label={label} className="print:hidden">
      <ul
        ref={row}
        className="relative flex gap-1 @max-4xl/page:-mx-(--gutter) @max-4xl/page:overflow-x-auto @max-4xl/page:px-(--gutter) @max-4xl/page:[scrollbar-width:none] @4xl/page:sticky @4xl/page:top-24 @4xl/page:grid"
      >
        {links.map(({ href, icon, label: text }) => {
          const isCurrent = href === current
          return (
            <li key={href} className="shrink-0">
              <AppLink
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 leading-snug outline-offset-[-2px] @max-4xl/page:whitespace-nowrap ${
                  isCurrent
                    ? 'current bg-accent-tint font-medium text-accent-ink'
                    : 'text-ink-soft hover:bg-surface hover:text-ink'
                }`}
              >
                <Icon of={icon} />
                {text}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The path among these that a page belongs to: the longest with which it begins. */
export const currentLink = (links: readonly Pick<SectionLink, 'href'>[], path: string): string | undefined =>
  links
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0]
