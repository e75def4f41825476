import type { MenuEntry } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'

const marks = {
  page: 'current bg-accent-tint font-medium text-accent-ink',
  branch: 'current font-medium text-accent-ink',
}
const other = 'text-ink-soft hover:bg-surface hover:text-ink'

type Props = { entry: MenuEntry; className?: string }

/** A menu entry, marked where it is the current page or an ancestor of it; without an address it is a heading. */
export function MenuLink({ entry, className = '' }: Props) {
  const { href, external, current, title } = entry
  if (href === undefined)
    return (
      <p className={`px-3 pt-3 pb-1 text-sm text-ink-soft ${className}`}>
        <LocalizedText value={title} />
      </p>
    )
  return (
    <a
      href={href}
      rel={external ? 'external noopener' : undefined}
      target={external ? '_blank' : undefined}
      aria-current={current === 'branch' ? 'true' : current}
      className={`flex min-h-11 items-center rounded-control px-3 py-2 leading-snug @5xl/page:min-h-10 ${current ? marks[current] : other} ${className}`}
    >
      <LocalizedText value={title} />
    </a>
  )
}
