import type { ReactNode } from 'react'
import { Expandable } from './expandable.tsx'

type Props = {
  items: readonly { key: string; summary: ReactNode; content: ReactNode }[]
  /** True opens the first. */
  firstOpen?: boolean
  /** Items of one name close each other; without it any number is open. */
  name?: string
}

/** Things to unfold under each other: the browser's own `<details>`, in documents and in the application. */
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
