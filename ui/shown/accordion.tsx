import type { ReactNode } from 'react'
import { Expandable } from './expandable.tsx'

type Props = {
  items: readonly { key: string; summary: ReactNode; content: ReactNode }[]
  /** True opens the first item. */
  firstOpen?: boolean
  /** With a name only one item is open at a time; without it any number can be. */
  name?: string
}

/** Collapsible items below each other, made of the browser's own `<details>`, in documents and in the application. */
export function Accordion({ items, firstOpen = false, name }: Props) {
  return (
    <div className="border-t border-line">
      {items.map(({ key, summary, content }, index) => (
        <Expandable key={key} summary={summary} open={firstOpen && index === 0} name={name}>
          {content}
        </Expandable>
      ))}
    </div>
  )
}
