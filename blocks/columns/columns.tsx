import { Children, type ReactNode } from 'react'
import type { ColumnsProps } from '../../schemas/blocks/columns.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId } from '../../ui/core/page-context.tsx'
import { Folded } from '../../ui/page/folded.tsx'
import { Section } from '../../ui/page/section.tsx'

const layouts: Record<ColumnsProps['layout'], string> = {
  stack: '',
  halves: 'in-halves',
  'wide-left': 'wide-left',
  'wide-right': 'wide-right',
  thirds: 'in-thirds',
}
const gaps: Record<ColumnsProps['gap'], string> = {
  normal: '',
  wide: 'with-wide-gap',
}

/**
 * One cell per child block, in order; children beyond the number of columns begin a new row. With a title a phone can fold them into a row.
 */
export default function Columns({
  layout,
  gap,
  title,
  folded = false,
  children = [],
}: ColumnsProps & { children?: ReactNode[] }) {
  const id = useElementId('title')
  const cells = (
    <div className={`cells ${layouts[layout]} ${gaps[gap]}`.replaceAll(/ +/g, ' ').trim()}>
      {Children.map(children, (child) => (
        <div>{child}</div>
      ))}
    </div>
  )
  if (!title) return <div className="section">{cells}</div>
  if (!folded) return <Section title={title}>{cells}</Section>
  const words = <LocalizedText value={title} />
  return (
    <section aria-labelledby={id} className="section folded-columns">
      <Folded title={words} heading={<h2 id={id}>{words}</h2>} level="h2">
        {cells}
      </Folded>
    </section>
  )
}
