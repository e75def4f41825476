import { Children, type ReactNode } from 'react'
import type { ColumnsProps } from '../../schemas/blocks/columns.ts'

const layouts: Record<ColumnsProps['layout'], string> = {
  stack: '',
  halves: '@3xl:grid-cols-2',
  'wide-left': '@3xl:grid-cols-[2fr_1fr]',
  'wide-right': '@3xl:grid-cols-[1fr_2fr]',
  thirds: '@3xl:grid-cols-3',
}
const gaps: Record<ColumnsProps['gap'], string> = {
  normal: 'gap-x-6 gap-y-8 @5xl:gap-x-8',
  wide: 'gap-x-10 gap-y-12 @5xl:gap-x-20',
}

/** One cell per child block, in order; children beyond the number of columns begin a new row. */
export default function Columns({ layout, gap, children = [] }: ColumnsProps & { children?: ReactNode[] }) {
  return (
    <div className="section">
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start ${layouts[layout]} ${gaps[gap]}`}>
        {Children.map(children, (child) => (
          <div className="@container min-w-0 [--gutter:0px]">{child}</div>
        ))}
      </div>
    </div>
  )
}
