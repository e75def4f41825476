import {
  type DocumentFault,
  documentCheckToPage,
  documentToPage,
} from '../../content-adapters/pages/document-to-page.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { isLocale, type Locale } from '../../locales/locale.ts'
import {
  documentAddress,
  documentPath,
  readDocumentCode,
  writeDocumentCode,
} from '../../schemas/formats/document-code.ts'
import { askedFlag } from '../core/asked-flag.ts'
import { Redirect } from '../core/outcome.ts'
import type { Route, RouteResult } from '../core/route.ts'

/** The typed code, as much of it as a page shows. */
const shown = (written: string): string => written.trim().slice(0, 100).toWellFormed()

/**
 * R2: the check of a document. Its form needs no JavaScript: a code redirects to the address of its document (303), a mistyped one shows
 * the form again (422).
 */
export const documentCheck: Pick<Route, 'query' | 'flags' | 'load'> = {
  query: ['code'],
  flags: askedFlag,
  load: async ({ query, host, locale }) => {
    const written = query.get('code') ?? ''
    const code = readDocumentCode(written)
    if (code) throw new Redirect(host.href(documentPath(locale, code), locale), 303, ['code', 'asked'])
    return written.trim() || query.has('asked')
      ? { ...refused(written.trim(), written.trim() ? 'code' : 'empty'), status: 422 }
      : { content: documentCheckToPage(), layout: 'default' }
  },
}

/**
 * R27: a document by its code (D-DV), in the words of the page's language, at the address of the document's own. 404 with the form for an
 * unknown code, 429 for too many requests; another spelling of the code redirects.
 */
export const checkedDocument: Pick<Route, 'isPrivate' | 'form' | 'load'> = {
  isPrivate: true,
  form: { call: ({ lang = '', code = '' }) => `/w-front/v1/dv/${lang}/${encodeURIComponent(code)}/file` },
  load: async ({ source, params, host, locale, path }) => {
    const { code: written = '', lang: named = '' } = params
    const code = readDocumentCode(written)
    if (!code || !isLocale(named)) return refused(written, 'code')
    const moveTo = (lang: Locale, status: 301 | 302) =>
      new Redirect(host.href(documentPath(lang, code), locale), status)
    if (path !== documentPath(named, code)) throw moveTo(named, 301)
    const found = await source.document({ lang: named, code: writeDocumentCode(code) }).catch(given)
    if ('fault' in found) return refused(written, found.fault)
    if (found.lang !== named) throw moveTo(found.lang, 302)
    const address = documentAddress(host.product ?? host.origin, found.lang, code)
    return { content: documentToPage(found, address), layout: 'default' }
  },
}

/** Why there is no document to show; any other fault stays one. */
function given(error: unknown): { fault: 'missing' | 'often' } {
  if (error instanceof SourceError && error.isMissing) return { fault: 'missing' }
  if (error instanceof SourceError && error.status === 429) return { fault: 'often' }
  throw error
}

const refused = (written: string, fault: DocumentFault): RouteResult => ({
  content: documentCheckToPage({ written: shown(written), fault }),
  layout: 'default',
  status: fault === 'often' ? 429 : 404,
})
