import type { ReactNode } from 'react'
import type { Text } from '../locales/locale.ts'
import { LocalizedText } from './localized-text.tsx'
import { useElementId } from './page-context.tsx'

type Props = {
  title: Text | string
  /** True where the page's own title says it already: the heading is left to screen readers. */
  titleHidden?: boolean
  children: ReactNode
}

/** A block with one small purpose on a surface of its own: at home in a side column, at ease in the main one. */
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
