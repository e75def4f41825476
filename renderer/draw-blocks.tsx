import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Block } from '../schemas/page.ts'
import { type DrawIsland, DrawIslandProvider } from '../ui/island.tsx'
import { type PageContextValue, PageProvider } from '../ui/page-context.tsx'
import { BlockView } from './block-view.tsx'
import { writeMarkup } from './markup/write-markup.ts'
import { MissingBlock } from './missing-block.tsx'

/** HTML of a block, and the `<link>`s that React wants in the head for it. */
export type Drawn = { html: string; links: string }

/** Told about a block that threw, so that it can be logged. */
export type ReportBlock = (block: Block, error: unknown) => void

// Control characters, which no valid text has, show where a child goes.
const token = (index: number) => `\u0002${index}\u0002`
const tokens = new RegExp(token(0).replace('0', '(\\d+)'), 'g')

/** A block and, before it, what stands inside it. Each is drawn alone: one that throws costs itself and nothing else. */
export function drawBlock(block: Block, page: PageContextValue, report: ReportBlock): Drawn {
  const children = block.children?.map((child) => drawBlock(child, page, report))
  try {
    const own = draw(<BlockView block={block}>{children?.map((_, index) => token(index))}</BlockView>, page)
    if (!children) return own
    return {
      html: own.html.replace(tokens, (_, index) => children[Number(index)]?.html ?? ''),
      links: own.links + children.map(({ links }) => links).join(''),
    }
  } catch (error) {
    report(block, error)
    return page.editing ? draw(<MissingBlock block={block} />, page) : { html: '', links: '' }
  }
}

function draw(node: ReactNode, page: PageContextValue): Drawn {
  const html = markupOf(
    <PageProvider value={page}>
      <DrawIslandProvider value={drawIsland}>{node}</DrawIslandProvider>
    </PageProvider>,
  )
  if (!html.includes('<link')) return { html, links: '' }
  let links = ''
  // React asks for eager pictures by links, which it would move to the head of a whole document.
  const rest = html.replace(/<link rel="preload"[^>]*>/g, (link) => {
    links += link
    return ''
  })
  return { html: rest, links }
}

const drawIsland: DrawIsland = (root, identifierPrefix) => {
  try {
    return writeMarkup(root, { hydratable: true })
  } catch {
    return renderToString(root, { identifierPrefix })
  }
}

function markupOf(tree: ReactNode): string {
  try {
    return writeMarkup(tree)
  } catch {
    // It needs more of React than pure components do, or it is broken: then React throws as well, and that is reported.
    return renderToStaticMarkup(tree)
  }
}
