import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../icon/icon.tsx'

type Props = {
  icon?: IconGlyph
  /** The things that will appear here: "Здесь появятся ваши записи". */
  title: string
  /** The next step, or why it is empty. */
  text?: string
  /** A button or a link for it. */
  action?: ReactNode
}

/** Shown instead of an empty list or page: the things that will appear there, and the next step. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className="flex flex-col items-start gap-1 rounded-card bg-surface p-6 @container sm:p-8">
      {icon && (
        <span className="mb-3 flex size-11 items-center justify-center rounded-control bg-accent-tint text-accent-ink">
          <Icon of={icon} />
        </span>
      )}
      <p className="text-lg font-semibold text-balance">{title}</p>
      {text && <p className="max-w-text text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
