import type { PageContent } from '../content-adapters/page-content.ts'
import { parseAddress } from './core/address.ts'
import { NotFound, Redirect } from './core/outcome.ts'
import { openContext, type SiteOptions } from './respond.ts'
import { findRoute } from './routes/router.ts'

/**
 * The content of a page before its blocks get their data: for a page that a clinic has not written, the blocks that are composed from its
 * data. Undefined if there is no page at the path.
 */
export async function pageContent(rawPath: string, options: SiteOptions): Promise<PageContent | undefined> {
  const address = parseAddress(rawPath)
  const found = address && findRoute(address.path)
  if (!found) return undefined
  const context = openContext(address.locale, address.path, options)
  try {
    const { content } = await found.route.load({ ...context, params: found.params })
    return content
  } catch (error) {
    if (error instanceof NotFound || error instanceof Redirect) return undefined
    throw error
  }
}
