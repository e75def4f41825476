import type { Page } from '../schemas/page.ts'
import { parseAddress, prefixLocale } from './address.ts'
import { errorPage } from './error-page.ts'
import { foreignHost } from './host.ts'
import { NotFound } from './outcome.ts'
import { openContext, type SiteOptions } from './respond.ts'

/**
 * The 404 page of a host that is nobody's here (B-33, B-8), or the page of `fault` where whose it is cannot be known:
 * nothing of a clinic is on it, whatever its path names, and its links lead to the product's own host.
 */
export function externalPage(rawPath: string, options: SiteOptions, fault?: unknown): Promise<Page> {
  const path = parseAddress(rawPath)?.path ?? rawPath.slice(0, 200)
  const host = foreignHost(new URL(options.origin).origin)
  const context = openContext(prefixLocale(rawPath), '/', { ...options, host })
  return errorPage(fault ?? new NotFound(path), context, options.onError)
}
