import { translate } from '../locales/index.ts'
import { languages } from '../locales/languages.ts'
import type { Page } from '../schemas/page/page.ts'
import type { PageContextValue } from '../ui/core/page-context.tsx'
import type { Analytics } from './analytics.ts'
import type { Assets } from './assets.ts'
import { type CanvasContext, canvasContextHtml } from './canvas-context.ts'
import { consentHtml } from './consent.tsx'
import { escapeHtml } from './escape.ts'
import { renderHead } from './head.ts'
import { jsonLdScript } from './json-ld-script.ts'
import { type PreviewNotice, previewBarHtml } from './preview-bar.tsx'
import type { ReportBlock } from './render-block.tsx'
import { renderBlocks } from './render-blocks.ts'
import { renderFrame } from './render-frame.tsx'
import { fontLinks, themeStyle } from './theme.ts'

export type DocumentOptions = {
  assets: Assets
  report: ReportBlock
  /** The counters of views if the reader consents; absent without any. */
  analytics?: Analytics
  /** Render for an editor: broken and unknown blocks are shown. */
  editing?: boolean
  /** Render the page of the clinic with this slug in the frame of the builder, with its script; it is `editing` too. */
  canvas?: Pick<CanvasContext, 'slug'>
  /** Render an unpublished site for the holder of a link: with a bar that says so, and a script that keeps forms from being sent. */
  preview?: PreviewNotice
  /** Bypass the cache and render every block. */
  fresh?: boolean
  /** Render a picture of the page, without scripts. */
  still?: boolean
}

const end = '</body></html>'

/** A page that has lost the block with its heading to a failing backend gets its title as the heading. */
function withHeading(blocks: Buffer[], { degraded, head }: Page): Buffer[] {
  if (!degraded || blocks.some((block) => block.includes('<h1'))) return blocks
  return [Buffer.from(`<h1 class="max-w-[28ch] text-4xl">${escapeHtml(head.title)}</h1>`), ...blocks]
}

/** In an editor's preview comments mark the place of the page's blocks, even if there is none. */
const withEnds = (blocks: Buffer[], editing: boolean): Buffer[] =>
  editing ? [Buffer.from('<!--blocks-->'), ...blocks, Buffer.from('<!--/blocks-->')] : blocks

const canvasHead = (script: string, { slug, today, statusInHeader }: CanvasContext): string =>
  canvasContextHtml({ slug, today, ...(statusInHeader && { statusInHeader }) }) +
  `<script type="module" src="${script}"></script>`

/** The context of the blocks of a page. */
export const contextOf = (page: Page, editing = false): PageContextValue => ({
  locale: page.locale,
  t: translate(page.locale),
  ...(editing && { editing }),
  ...(page.clinic !== undefined && !editing && { clinic: page.clinic }),
  ...(page.layout !== 'empty' && page.site.status && { statusInHeader: true }),
})

/** Attributes of a widget: the hosts that may show it (`framed.ts` in `client/`), and its colours. */
const framedAttributes = ({ framed }: Page): string =>
  framed
    ? ` data-framed="${escapeHtml(framed.hosts.join(' '))}"${framed.scheme ? ` data-theme="${framed.scheme}"` : ''}`
    : ''

/** A page tree as one complete HTML document, encoded. */
export function renderDocument(
  page: Page,
  {
    assets,
    report,
    analytics,
    canvas,
    editing = canvas !== undefined,
    preview,
    fresh,
    still,
  }: DocumentOptions,
): Buffer {
  const context = { ...contextOf(page, editing), ...(preview && { withPlaces: true }) }
  const blocks = {
    main: withEnds(
      withHeading(renderBlocks(page.blocks, context, report, fresh), page),
      editing || preview !== undefined,
    ),
    sidebar: renderBlocks(page.sidebar, { ...context, inSidebar: true }, report, fresh),
  }
  const script = languages[page.locale].script
  const head = [
    `<!doctype html><html lang="${page.locale}"${framedAttributes(page)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    fontLinks(page.theme, script, assets),
    renderHead(page),
    themeStyle(page.theme),
    // Links of a widget open outside of its frame.
    page.framed ? '<base target="_blank">' : '',
    // Before the islands, so that none of their calls precedes it.
    preview && assets.preview ? `<script type="module" src="${assets.preview}"></script>` : '',
    still ? '' : `<script type="module" src="${assets.loader}"></script>`,
    canvas && assets.canvas
      ? canvasHead(assets.canvas, { ...context, ...canvas, today: page.today ?? '' })
      : '',
    '</head><body>',
  ].join('')
  const frame = renderFrame(page, context, analytics !== undefined)
  const body = frame.flatMap((part) => (Buffer.isBuffer(part) ? part : blocks[part]))
  // The site around a widget asks for consent itself.
  const consent = analytics && !page.framed ? [consentHtml(page.locale, analytics)] : []
  return Buffer.concat([
    Buffer.from(head),
    ...(preview ? [previewBarHtml(page.locale, preview)] : []),
    ...consent,
    ...body,
    Buffer.from(jsonLdScript(page.head.jsonLd) + end),
  ])
}
