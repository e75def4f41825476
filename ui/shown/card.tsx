import type { ElementType, ReactNode } from 'react'

type Props = {
  /** The element: `li` in a list, `article` for a piece of content. */
  as?: 'div' | 'li' | 'article' | 'aside'
  /** True if the card contains one link with the class `stretched`, which makes the whole card clickable. */
  linked?: boolean
  className?: string
  children: ReactNode
}

/** A surface set off by its background, without border or shadow. */
export function Card({ as = 'div', linked = false, className = '', children }: Props) {
  const Element: ElementType = as
  return <Element className={`card ${linked ? 'card-link ' : ''}${className}`.trim()}>{children}</Element>
}
