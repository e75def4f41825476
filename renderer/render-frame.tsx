import { LRUCache } from 'lru-cache'
import type { Page } from '../schemas/page.ts'
import { type PageContextValue, PageProvider } from '../ui/page-context.tsx'
import type { FramedPage } from './layouts/layout-props.ts'
import { layoutFor } from './layouts/layouts.ts'
import { renderMarkup } from './markup/render-markup.ts'

// Placeholders for the blocks in the layout: control characters, which valid text cannot contain.
const places = { main: '\u0003', sidebar: '\u0004' }
const place = new RegExp(`([${places.main}${places.sidebar}])`)

/** A piece of a layout's HTML, or a placeholder for blocks. */
export type FramePart = Buffer | keyof typeof places

const cache = new LRUCache<string, FramePart[]>({ maxSize: 16 * 1024 * 1024 })
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
 * The layout around a page's blocks, in pieces. It depends on little of the page, so it is cached. `asksConsent` is
 * true if the document contains the question of `consentHtml`.
 */
export function renderFrame(page: Page, context: PageContextValue, asksConsent = false): FramePart[] {
  const hasSidebar = page.sidebar.length > 0
  const key = keyOf(page, hasSidebar) + (asksConsent ? ' asks' : '')
  const cached = cache.get(key)
  if (cached) return cached
  const Layout = layoutFor(page.layout)
  const framed: FramedPage = asksConsent ? { ...page, asksConsent } : page
  const html = renderMarkup(
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
  cache.set(key, parts, { size: 2 * key.length + html.length })
  return parts
}
