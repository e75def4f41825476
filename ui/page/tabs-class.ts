/** The row of tabs, for panels and for links. */
export const tabListClass =
  'relative flex min-w-0 gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]'

/** One tab; the current one has `aria-selected` or `aria-current`. */
export const tabClass =
  'relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-3 max-[400px]:px-2 font-medium whitespace-nowrap text-ink-soft outline-offset-[-3px] hover:text-ink disabled:opacity-50 data-disabled:opacity-50 aria-selected:text-accent-ink aria-[current=page]:text-accent-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent-mark forced-colors:aria-[current=page]:after:bg-[Highlight]'
