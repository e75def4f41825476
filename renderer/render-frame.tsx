import { LRUCache } from 'lru-cache'
import type { Page } from '../schemas/page.ts'
import { type PageContextValue, PageProvider } from '../ui/page-context.tsx'
import type { FramedPage } from './layouts/layout-props.ts'
import { layoutFor } from './layouts/layouts.ts'
import { drawMarkup } from './markup/draw-markup.ts'

// Places in the layout where the blocks go; control characters, which no valid text has.
const places = { main: '\u0003', sidebar: '\u0004' }
const place = new RegExp(`([${places.main}${places.sidebar}])`)

/** A piece of a layout's HTML, or the place in it where blocks go. */
export type FramePart = Buffer | keyof typeof places

const remembered = new LRUCache<string, FramePart[]>({ maxSize: 16 * 1024 * 1024 })
const keys = new WeakMap<Page, string>()

function keyOf(page: Page, hasSidebar: boolean): string {
  let key = keys.get(page)
  if (!key) {
    const { locale, path, status, layout, site, languages } = page
    key = JSON.stringify([locale, path, status, layout, site, languages, hasSidebar])
    keys.set(page, key)
  }
  return key
}

/**
 * The layout around a page's blocks, in pieces. It depends on little of the page, so it is remembered. `asksToCount`: the
 * document has the question of `consentHtml`.
 */
export function renderFrame(page: Page, context: PageContextValue, asksToCount = false): FramePart[] {
  const hasSidebar = page.sidebar.length > 0
  const key = keyOf(page, hasSidebar) + (asksToCount ? ' asks' : '')
  const known = remembered.get(key)
  if (known) return known
  const Layout = layoutFor(page.layout)
  const framed: FramedPage = asksToCount ? { ...page, asksToCount } : page
  const html = drawMarkup(
    <PageProvider value={context}>
      <Layout page={framed} main={places.main} sidebar={hasSidebar ? places.sidebar : undefined} />
    </PageProvider>,
  )
  const parts = html
    .split(place)
    .map(
      (part): FramePart =>
        part === places.main ? 'main' : part === places.sidebar ? 'sidebar' : Buffer.from(part),
    )
  remembered.set(key, parts, { size: 2 * key.length + html.length })
  return parts
}
