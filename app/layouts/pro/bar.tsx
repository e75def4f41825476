import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../../../ui/icon/icon.tsx'

/** The classes of a link or button in the bar, around a `BarSlot`. */
export const barSlotClass =
  'relative flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 py-1.5 text-[0.75rem] leading-none'

/** The bar at the lower end of a phone, within a thumb's reach; `children` are its items. */
export function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-bar className="@container/page tall:fixed inset-x-0 bottom-0 z-40 print:hidden">
      <nav
        aria-label={label}
        className="border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] @5xl/page:hidden"
      >
        <ul className="mx-auto flex max-w-xl">{children}</ul>
      </nav>
    </div>
  )
}

/** An icon with its label where there is room for it; the current one has a tinted background. */
export function BarSlot({ icon, word, current }: { icon: IconGlyph; word: string; current: boolean }) {
  return (
    <>
      <span
        className={`rounded-full px-3.5 py-1 @max-[18rem]/page:px-2 text-base leading-none ${current ? 'bg-accent-tint text-accent-ink forced-colors:border' : 'text-ink-soft'}`}
      >
        <Icon of={icon} />
      </span>
      <span
        className={`max-w-full truncate pb-0.5 @max-[18rem]/page:sr-only ${current ? 'font-medium text-accent-ink' : 'text-ink-soft'}`}
      >
        {word}
      </span>
    </>
  )
}
