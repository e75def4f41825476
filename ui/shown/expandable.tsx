import type { ReactNode } from 'react'

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
    <details open={open} name={name} onToggle={onToggle} className="unfolds">
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
