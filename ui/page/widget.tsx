import type { ReactNode } from 'react'
import type { Text } from '../../locales/locale.ts'
import { LocalizedText } from '../core/localized-text.tsx'
import { useElementId, usePage } from '../core/page-context.tsx'
import { Folded } from './folded.tsx'

type Props = {
  title: Text | string
  /** Its name where it is folded, if its title does not describe the content. */
  foldedTitle?: string
  /** True if the page's own title is the same: the heading is then only for screen readers. */
  titleHidden?: boolean
  children: ReactNode
}

/**
 * A small block with its own background, for a sidebar or the main column. Below the content of a phone a sidebar is a
 * few rows that unfold; beside the content the same widgets are cards.
 */
export function Widget({ title, foldedTitle, titleHidden, children }: Props) {
  const id = useElementId('title')
  const { inSidebar } = usePage()
  const words = typeof title === 'string' ? title : <LocalizedText value={title} />
  const heading = (
    <h2 id={id} className={titleHidden ? 'sr-only' : 'text-xl'}>
      {words}
    </h2>
  )
  return (
    <article aria-labelledby={id} className="section">
      {inSidebar ? (
        <Folded title={foldedTitle ?? words} heading={heading} level="h2" className="folded-card">
          {children}
        </Folded>
      ) : (
        <div className="card flex flex-col gap-4 @lg:p-8">
          {heading}
          {children}
        </div>
      )}
    </article>
  )
}
