import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type Props = {
  summary: ReactNode
  open?: boolean
  /** Only one of the expandables with the same name is open at a time. */
  name?: string
  /** Called whenever it is opened or closed, in a browser. */
  onToggle?: () => void
  children: ReactNode
}

/** Collapsible content in the browser's own `<details>`: works without JavaScript and with "find in page". */
export function Expandable({ summary, open, name, onToggle, children }: Props) {
  return (
    <details open={open} name={name} onToggle={onToggle} className="expandable group border-b border-line">
      <summary className="flex items-start justify-between gap-4 rounded-small py-4 text-lg font-medium wrap-anywhere hover:text-accent-ink max-md:py-3 max-md:text-base">
        {summary}
        <Icon
          of={ChevronDown}
          className="mt-0.5 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pr-9 pb-6 max-md:pb-4">{children}</div>
    </details>
  )
}
