import type { ReactNode } from 'react'

type Props = {
  /** The row that unfolds it. */
  title: ReactNode
  /** Heading of the content where the row is not shown. */
  heading: ReactNode
  level: 'h2' | 'h3'
  /** It is open from the beginning: something on the page refers to its content. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that a narrow page folds into a row, and a wide one shows under its heading. Only one of the two headings is rendered by the
 * browser, and folded content is still found by "find in page" and printed.
 */
export function Folded({ title, heading, level: Heading, isOpen = false, className = '', children }: Props) {
  return (
    <details open={isOpen} className={`folded ${className}`.trim()}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      <div>
        {heading}
        {children}
      </div>
    </details>
  )
}
