import type { ReactNode } from 'react'
import type { Text } from '../locales/locale.ts'
import { LocalizedText } from './localized-text.tsx'
import { useElementId } from './page-context.tsx'

type Props = {
  title: Text | string
  /** True if the page's own title is the same: the heading is then only for screen readers. */
  titleHidden?: boolean
  children: ReactNode
}

/** A small block with its own background, for a sidebar or the main column. */
export function Widget({ title, titleHidden, children }: Props) {
  const id = useElementId('title')
  return (
    <article aria-labelledby={id} className="section">
      <div className="card flex flex-col gap-4 @lg:p-8">
        <h2 id={id} className={titleHidden ? 'sr-only' : 'text-xl'}>
          {typeof title === 'string' ? title : <LocalizedText value={title} />}
        </h2>
        {children}
      </div>
    </article>
  )
}
