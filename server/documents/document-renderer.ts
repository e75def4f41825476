import { type Analytics, analyticsOn } from '../../renderer/analytics.ts'
import type { Assets } from '../../renderer/assets.ts'
import { renderDocument } from '../../renderer/render-document.ts'
import type { Page } from '../../schemas/page/page.ts'
import { renderFailurePage } from '../../site/errors/error-page.ts'
import type { Log } from '../log.ts'
import { reportAtIntervals } from '../reports/report-at-intervals.ts'
import { fallbackPage } from './fallback-page.ts'

/** A document, and the errors thrown while it was rendered. */
export type RenderedDocument = { page: Page; html: Buffer; faults: readonly unknown[] }

/**
 * Renders documents. A page whose layout throws becomes the error page of its site with status 500, and if that throws
 * too, a static one; both are logged with the `id` of the request. A block that throws is omitted alone.
 */
export function createDocumentRenderer(
  assets: () => Assets,
  log: Log,
  analytics?: Analytics,
): (page: Page, id: string) => RenderedDocument {
  const reported = reportAtIntervals()
  const render = (page: Page, id: string, faults: unknown[] = []): RenderedDocument => {
    const report = (block: { id: string; type: string }, error: unknown) => {
      faults.push(error)
      reported(`${page.path} ${block.id}`, (count) =>
        log.error(
          { err: error, id, page: page.path, block: block.id, type: block.type, count },
          'a block could not be rendered; the page is sent without it',
        ),
      )
    }
    const counted = analyticsOn(page, analytics)
    const html = renderDocument(page, { assets: assets(), report, ...(counted && { analytics: counted }) })
    return { page, html, faults }
  }
  return (page, id) => {
    const faults: unknown[] = []
    try {
      return render(page, id)
    } catch (error) {
      faults.push(error)
      log.error({ err: error, id, page: page.path }, 'a page could not be rendered; the error page is sent')
    }
    const undrawn = renderFailurePage(page)
    try {
      return render(undrawn, id, faults)
    } catch (error) {
      faults.push(error)
      log.error(
        { err: error, id, page: page.path },
        'the error page could not be rendered; a static one is sent',
      )
      return { page: undrawn, html: Buffer.from(fallbackPage(page.locale)), faults }
    }
  }
}
