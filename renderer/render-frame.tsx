import type { Page } from '../schemas/page/page.ts'
import { type PageContextValue, PageProvider } from '../ui/core/page-context.tsx'
import { createHtmlCache } from './html-cache.ts'
import type { FramedPage } from './layouts/layout-props.ts'
import { layoutFor } from './layouts/layouts.ts'
import { renderMarkup } from './render-markup.ts'

// Placeholders for the blocks in the layout: control characters, which valid text cannot contain.
const places = { main: '\u0003', sidebar: '\u0004' }

const cachedHtml = createHtmlCache(4 * 1024 * 1024)

/** A piece of a layout's HTML, or a placeholder for blocks. */
export type FramePart = Buffer | keyof typeof places

/**
 * The layout around a page's blocks, in pieces. It depends on little of the page, so it is cached by these parts. `asksConsent` is true if
 * the document contains the question of `consentHtml`.
 */
export function renderFrame(page: Page, context: PageContextValue, asksConsent = false): FramePart[] {
  const hasSidebar = page.sidebar.length > 0
  const { locale, path, status, layout, site, languages, error } = page
  // The rest of an error follows from the path and the status.
  const said = error?.isSaid && [error.title, error.statusMessage, error.onward, error.list, error.phone]
  const input = [locale, path, status, layout, site, languages, hasSidebar, said, asksConsent]
  return splitAtPlaces(
    cachedHtml(input, () => {
      const Layout = layoutFor(layout)
      const framed: FramedPage = asksConsent ? { ...page, asksConsent } : page
      return renderMarkup(
        <PageProvider value={context}>
          <Layout page={framed} main={places.main} sidebar={hasSidebar ? places.sidebar : undefined} />
        </PageProvider>,
      )
    }),
  )
}

function splitAtPlaces(html: Buffer): FramePart[] {
  const found = (Object.keys(places) as (keyof typeof places)[])
    .map((part) => ({ part, at: html.indexOf(places[part]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const starts = [0, ...found.map(({ at }) => at + 1)]
  return starts.flatMap((start, index) => {
    const next = found[index]
    return next ? [html.subarray(start, next.at), next.part] : [html.subarray(start)]
  })
}
