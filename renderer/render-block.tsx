import type { ReactNode } from 'react'
import type { Block } from '../schemas/page/page.ts'
import { type PageContextValue, PageProvider } from '../ui/core/page-context.tsx'
import { BlockView } from './block-view.tsx'
import { elsewhere } from './elsewhere.ts'
import { HiddenBlock } from './hidden-block.tsx'
import { MissingBlock } from './missing-block.tsx'
import type { BlockComponent } from './registry.ts'
import { renderMarkup } from './render-markup.ts'

/** Called for a block that threw, so that it can be logged. */
export type ReportBlock = (block: Block, error: unknown) => void

// Control characters, which valid text cannot contain, mark the places of children.
const token = (index: number) => `\u0002${index}\u0002`
const tokens = new RegExp(token(0).replace('0', '(\\d+)'), 'g')

/** The renderer of blocks: their components, and the blocks that are rendered elsewhere, of which only the place is left. */
export type Drawer = {
  componentOf: (type: string) => BlockComponent | undefined
  isElsewhere?: (type: string) => boolean
  report: ReportBlock
}

/**
 * HTML of a block and its children. Each is rendered separately: one that throws does not take its children with it,
 * and is replaced by a note in an editor's preview. There, comments with its id stand before and after each block:
 * unlike an element around it they change nothing about how the page looks.
 */
export function renderBlock(block: Block, page: PageContextValue, drawer: Drawer): string {
  const html = drawer.isElsewhere?.(block.type) ? elsewhere : renderOne(block, page, drawer)
  if (!page.editing && !page.withPlaces) return html
  const shown = block.hidden ? marked(block.hidden, html, page) : html
  return `<!--block ${block.id}-->${shown}<!--/block ${block.id}-->`
}

/** HTML of a block that visitors do not see, faintly, under a note of why. */
const marked = (hidden: NonNullable<Block['hidden']>, html: string, page: PageContextValue): string =>
  toHtml(<HiddenBlock hidden={hidden}>{token(0)}</HiddenBlock>, page).replace(tokens, () => html)

function renderOne(block: Block, page: PageContextValue, drawer: Drawer): string {
  const { editing: _, withPlaces: __, ...still } = page
  const inside = block.isPlaced ? still : page
  const children = block.children?.map((child) => renderBlock(child, inside, drawer))
  const Component = drawer.componentOf(block.type)
  try {
    const html = toHtml(
      <BlockView block={block} Component={Component}>
        {children?.map((_, index) => token(index))}
      </BlockView>,
      page,
    )
    return children ? html.replace(tokens, (_, index) => children[Number(index)] ?? '') : html
  } catch (error) {
    drawer.report(block, error)
    return (page.editing ? toHtml(<MissingBlock block={block} />, page) : '') + (children ?? []).join('')
  }
}

const toHtml = (node: ReactNode, page: PageContextValue): string =>
  renderMarkup(<PageProvider value={page}>{node}</PageProvider>)
