import type { Page } from '../schemas/page/page.ts'
import { parseAddress, prefixLocale } from './core/address.ts'
import { externalHost } from './core/host.ts'
import { NotFound } from './core/outcome.ts'
import { errorPage } from './errors/error-page.ts'
import { openContext, type SiteOptions } from './respond.ts'

/**
 * The 404 page of an unknown host (B-33, B-8), or the error page of `fault` if the lookup of the host failed. It shows nothing of a clinic,
 * even if the path names one, and its links go to the product's host.
 */
export function externalPage(rawPath: string, options: SiteOptions, fault?: unknown): Promise<Page> {
  const path = parseAddress(rawPath)?.path ?? rawPath.slice(0, 200)
  const host = externalHost(new URL(options.origin).origin)
  const context = openContext(prefixLocale(rawPath), '/', { ...options, host })
  return errorPage(fault ?? new NotFound(path), context, options.onError)
}
