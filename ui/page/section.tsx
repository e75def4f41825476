import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { Text } from '../../locales/locale.ts'
import { LocalizedText } from '../core/localized-text.tsx'
import { useElementId } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'

type Props = {
  /** The block's heading, which also names its region. */
  title?: Text | string
  /** True if the page's own title is the same: the heading is then only for screen readers. */
  titleHidden?: boolean
  /** A link at the right end of the heading's line: "Все новости". */
  more?: { href: string; label: string }
  /** Accessible name of a region without a visible heading. */
  label?: string
  /** Distinguishes the sections of a block that has more than one. */
  part?: string
  /** A sentence under the heading. */
  lead?: Text | string
  /** True places the heading to the left of the content where there is room. */
  beside?: boolean
  className?: string
  children: ReactNode
}

const show = (text: Text | string) => (typeof text === 'string' ? text : <LocalizedText value={text} />)

/**
 * The outer element of a block: a named region in the width of the page, and the container for its container queries
 * (`@md:` and the like). The parent with the class `stack` sets the space between sections.
 */
export function Section({
  title,
  titleHidden,
  more,
  label,
  part,
  lead,
  beside = false,
  className = '',
  children,
}: Props) {
  const id = useElementId(part ? `${part}-title` : 'title')
  const heading = title && (
    <div className={titleHidden ? 'sr-only' : 'section-heading'}>
      <h2 id={id}>{show(title)}</h2>
      {more && (
        <a href={more.href}>
          {more.label}
          <Icon of={ArrowRight} />
        </a>
      )}
      {lead && (
        <div className="basis-full">
          <p className="max-w-text text-ink-soft">{show(lead)}</p>
        </div>
      )}
    </div>
  )
  return (
    <section
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
      className={`section ${className}`.trim()}
    >
      {beside ? (
        <div className="heading-beside">
          {heading}
          <div>{children}</div>
        </div>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  )
}
