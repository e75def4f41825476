import { STATUS_CODES } from 'node:http'
import { SourceError } from '../../content-adapters/source.ts'
import type { Page, PageError, SiteInfo } from '../../schemas/page/page.ts'
import { encodePath } from '../core/address.ts'
import { hostPath } from '../core/host.ts'
import { NotFound } from '../core/outcome.ts'
import type { Clinic } from '../core/route.ts'
import { type AssembleContext, assemble } from '../document/assemble.ts'
import { Closed } from '../pages/closed.ts'
import { ClinicNotFound, SiteOff } from '../pages/landing.ts'
import { LinkClosed } from '../pages/link-closed.ts'
import { errorContent, errorTitle } from './error-content.ts'
import { listAround } from './list-around.ts'

/**
 * The error page for a fault (E1 to E5): 404 for a missing page, else 5xx, which is also passed to `onError`. On a clinic's site it has the
 * clinic's name, logo and home link (E3) if these can be loaded.
 */
export async function errorPage(
  error: unknown,
  context: AssembleContext,
  onError: (error: unknown, path: string) => void,
): Promise<Page> {
  const status = statusOf(error, context)
  if (status >= 500) onError(error, context.path)
  const draft = (clinic: Clinic | undefined) =>
    assemble(
      { content: errorContent(status), layout: 'error', ...(clinic && { clinic }) },
      { ...context, status },
    )
  const closed = error instanceof Closed ? error.words : undefined
  const isOff = error instanceof SiteOff
  const isOfClinic = error instanceof ClinicNotFound || error instanceof LinkClosed
  const clinic = isOfClinic ? error.clinic : isOff ? undefined : await clinicOf(context)
  const page = await draft(clinic).catch((fault: unknown) => {
    onError(fault, context.path)
    return draft(undefined)
  })
  const { path } = error instanceof NotFound ? error : context
  const { message } = new NotFound(hostPath(context.host, path))
  const said = error instanceof SourceError ? error.said : closed?.said
  const around = status === 404 && !page.site.company ? listOf(error, path) : undefined
  const list = closed ? closed.list : around
  const fault = {
    ...pageError(status, page.site, status === 404 ? message : undefined, said),
    ...(list !== undefined && { list: context.host.href(encodePath(list), context.locale) }),
  }
  if (!closed) return { ...page, error: fault }
  const { title, onward, phone, isAnswer } = closed
  return {
    ...page,
    ...(isAnswer && page.status === 404 && { status: 200 }),
    head: { ...page.head, title },
    error: { ...fault, title, onward, ...(phone && { phone }) },
  }
}

/** The list that may have the missing page. */
const listOf = (error: unknown, path: string): string | undefined =>
  (error instanceof NotFound ? error.list : undefined) ?? listAround(path)

/** The error page of the same site, for a page that was loaded and cannot be rendered. */
export function renderFailurePage(page: Page): Page {
  const { image: _image, jsonLd: _jsonLd, ...head } = page.head
  return {
    ...page,
    status: 500,
    layout: 'error',
    head: {
      ...head,
      title: errorTitle(500, page.locale),
      description: '',
      alternates: [],
      type: 'website',
      robots: 'noindex',
    },
    blocks: [],
    sidebar: [],
    error: pageError(500, page.site),
  }
}

/** The clinic of an address. A source caches its calls, so a company that was loaded before needs no request. */
async function clinicOf({ source, path }: AssembleContext): Promise<Clinic | undefined> {
  const [, slug] = /^\/l\/([a-z0-9-]{1,120})(?:\/|$)/i.exec(path) ?? []
  if (!slug) return undefined
  try {
    const company = await source.company(slug)
    return { company, menu: await source.menu(company).catch(() => []) }
  } catch {
    // Falls back to the directory's error page; the error was reported where the clinic was loaded first.
    return undefined
  }
}

function pageError(status: number, site: SiteInfo, message?: string, said?: string): PageError {
  const name = STATUS_CODES[status] ?? 'Error'
  return {
    message: message ?? name,
    statusCode: status,
    statusMessage: said ?? name,
    ...(said && { isSaid: true }),
    data: {
      isCompanySite: site.company !== undefined,
      ...(site.logo && { logo: site.logo }),
      ...(site.favicon && { favicon: site.favicon }),
      link: site.home,
    },
  }
}

/** The status of a fault; 500 if it has none (B-19). */
function statusOf(error: unknown, { freshness }: AssembleContext): number {
  // While a call fails, the page may exist.
  if (error instanceof NotFound) return freshness.isDegraded ? 503 : 404
  const status = error instanceof SourceError ? error.status : 500
  return status >= 400 && status <= 599 ? status : 500
}
