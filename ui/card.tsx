import type { ElementType, ReactNode } from 'react'

type Props = {
  /** The element: `li` in a list, `article` for a piece of content. */
  as?: 'div' | 'li' | 'article' | 'aside'
  /** True if the card holds one link with the class `stretched`, which makes the whole card its target. */
  linked?: boolean
  className?: string
  children: ReactNode
}

/** A surface by tone: no border, no shadow. */
export function Card({ as = 'div', linked = false, className = '', children }: Props) {
  const Element: ElementType = as
  return <Element className={`card ${linked ? 'card-link ' : ''}${className}`.trim()}>{children}</Element>
}
