import type { Page } from '../schemas/page.ts'
import { parseAddress, prefixLocale } from './address.ts'
import { errorPage } from './error-page.ts'
import { NotFound } from './outcome.ts'
import { openContext, type SiteOptions } from './respond.ts'

/**
 * The 404 page of a host that is not the product's (B-33, B-8): nothing of a clinic is on it, whatever its path names,
 * and its home is the product's own.
 */
export async function externalPage(rawPath: string, options: SiteOptions): Promise<Page> {
  const path = parseAddress(rawPath)?.path ?? rawPath.slice(0, 200)
  const context = openContext(prefixLocale(rawPath), '/', options)
  const page = await errorPage(new NotFound(path), context, options.onError)
  const home = new URL(page.site.home, options.origin).href
  return {
    ...page,
    site: { ...page.site, home },
    ...(page.error && { error: { ...page.error, data: { ...page.error.data, link: home } } }),
  }
}
