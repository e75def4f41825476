import type { MenuEntry } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'

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
      className={`${current ? 'current' : ''} ${className}`.trim() || undefined}
    >
      <LocalizedText value={title} />
    </a>
  )
}
