import { renderToString } from 'react-dom/server'
import type { Block } from '../schemas/page.ts'
import { type PageContextValue, PageProvider } from '../ui/page-context.tsx'
import { BlockView } from './block-view.tsx'
import { MissingBlock } from './missing-block.tsx'

/** HTML of a block, and the `<link>`s that React wants in the head for it. */
export type Drawn = { html: string; links: string }

/** Told about a block that threw, so that it can be logged. */
export type ReportBlock = (block: Block, error: unknown) => void

// Control characters, which no valid text has: React passes them through and they show where a block begins.
const boundary = '\u0001'
const token = (index: number) => `\u0002${index}\u0002`
const tokens = new RegExp(token(0).replace('0', '(\\d+)'), 'g')

// React puts one between neighbouring texts, here between a boundary and a block that begins or ends with text.
const mark = '<!-- -->'
const withoutMarks = (html: string): string =>
  html.slice(html.startsWith(mark) ? mark.length : 0, html.endsWith(mark) ? -mark.length : undefined)

const nothing: Drawn = { html: '', links: '' }

/** Draws blocks in one React tree, and one by one only if one of them throws: it costs itself and nothing else. */
export const drawBlocks = (blocks: readonly Block[], page: PageContextValue, report: ReportBlock): Drawn[] =>
  drawTogether(blocks, page) ?? blocks.map((block) => drawAlone(block, page, report))

/** All blocks in one tree; undefined if one throws, or if the answer cannot be cut into blocks. */
function drawTogether(blocks: readonly Block[], page: PageContextValue): Drawn[] | undefined {
  try {
    const html = renderToString(
      <PageProvider value={page}>
        {blocks.map((block) => [boundary, <BlockView key={block.id} block={block} />])}
        {boundary}
      </PageProvider>,
    )
    const [preloads = '', ...parts] = html.split(boundary)
    if (parts.length !== blocks.length + 1) return undefined
    const drawn = parts.slice(0, -1).map((part) => ({ html: withoutMarks(part), links: '' }))
    // React puts the preload links of all blocks before the first one; each goes back to the block that it is for.
    for (const link of preloads.match(/<link[^>]*>/g) ?? []) {
      const source = /(?:imagesrcset|href)="([^"]+)"/i.exec(link)?.[1]
      const owner = drawn.find((part) => source && part.html.includes(source))
      if (owner) owner.links += link
    }
    return drawn
  } catch {
    // Drawn again one by one, where the throw is caught at its block and reported.
    return undefined
  }
}

/** One block; its children are drawn alone first and put in afterwards, so that a broken child does not cost its parent. */
function drawAlone(block: Block, page: PageContextValue, report: ReportBlock): Drawn {
  const children = block.children?.map((child) => drawAlone(child, page, report))
  try {
    const html = renderToString(
      <PageProvider value={page}>
        {boundary}
        <BlockView block={block} {...(children && { children: children.map((_, index) => token(index)) })} />
        {boundary}
      </PageProvider>,
      { identifierPrefix: block.id },
    )
    const start = html.indexOf(boundary)
    const own = withoutMarks(html.slice(start + 1, html.lastIndexOf(boundary)))
    const filled = own.replace(tokens, (_, index) => children?.[Number(index)]?.html ?? '')
    return {
      html: filled,
      links: html.slice(0, start) + (children?.map((child) => child.links).join('') ?? ''),
    }
  } catch (error) {
    report(block, error)
    if (!page.editing) return nothing
    const note = renderToString(
      <PageProvider value={page}>
        <MissingBlock block={block} />
      </PageProvider>,
    )
    return { html: note, links: '' }
  }
}
