import type { ReactNode } from 'react'
import type { Block } from '../schemas/page.ts'
import { DrawIslandProvider } from '../ui/island.tsx'
import { type PageContextValue, PageProvider } from '../ui/page-context.tsx'
import { BlockView } from './block-view.tsx'
import { drawMarkup, drawRoot } from './markup/draw-markup.ts'
import { MissingBlock } from './missing-block.tsx'

/** Told about a block that threw, so that it can be logged. */
export type ReportBlock = (block: Block, error: unknown) => void

// Control characters, which no valid text has, show where a child goes.
const token = (index: number) => `\u0002${index}\u0002`
const tokens = new RegExp(token(0).replace('0', '(\\d+)'), 'g')

/**
 * HTML of a block and of what stands inside it. Each is drawn alone: one that throws costs itself and not what stands
 * inside it, and is a note for editors.
 */
export function drawBlock(block: Block, page: PageContextValue, report: ReportBlock): string {
  const children = block.children?.map((child) => drawBlock(child, page, report))
  try {
    const html = draw(<BlockView block={block}>{children?.map((_, index) => token(index))}</BlockView>, page)
    return children ? html.replace(tokens, (_, index) => children[Number(index)] ?? '') : html
  } catch (error) {
    report(block, error)
    return (page.editing ? draw(<MissingBlock block={block} />, page) : '') + (children ?? []).join('')
  }
}

const draw = (node: ReactNode, page: PageContextValue): string =>
  drawMarkup(
    <PageProvider value={page}>
      <DrawIslandProvider value={drawRoot}>{node}</DrawIslandProvider>
    </PageProvider>,
  )
