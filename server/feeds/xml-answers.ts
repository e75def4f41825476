import { failureCacheMs, type OpenSource, type Reader, SourceError } from '../../content-adapters/source.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Host } from '../../site/core/host.ts'
import { Freshness } from '../../site/document/freshness.ts'
import type { Answer, PageCache } from '../documents/page-cache.ts'
import { makeBody } from '../http/body.ts'
import { retryAfter } from '../http/headers.ts'

/** Maximum age of a file, since not every change is announced. */
const maxAgeMs = 3_600_000

export type XmlOptions = {
  openSource: OpenSource
  origin: string
  cache: PageCache
  report: Reader['report']
  /** How long all that a file reads may take together, in milliseconds; unlimited by default. */
  deadlineMs?: number
}

/** A file for programs: its reader, its media type, and the function that writes it; undefined if there is none. */
type XmlFile = {
  host: Host
  locale: Locale
  type: string
  write: (source: ReturnType<OpenSource>) => Promise<string | undefined>
}

/** Writes a file from the source, cached like a page; while the backend fails the answer says so, and readers come again later. */
export const xmlAnswer = ({ cache, ...options }: XmlOptions, key: string, file: XmlFile): Promise<Answer> =>
  cache.get(key, () => makeFile(options, file).catch(failed))

async function makeFile(
  { openSource, report, deadlineMs }: Omit<XmlOptions, 'cache'>,
  { host, locale, type, write }: XmlFile,
): Promise<Answer> {
  const tags = new Set<string>(host.tags)
  const freshness = new Freshness()
  const { expires, degrade } = freshness
  const source = openSource({
    locale,
    tag: (tag) => tags.add(tag),
    report: (problem) => {
      // An incomplete file is cached for a short time only.
      expires(new Date(Date.now() + failureCacheMs))
      report(problem)
    },
    expires,
    degrade,
    ...(deadlineMs !== undefined && { signal: AbortSignal.timeout(deadlineMs) }),
  })
  const xml = await write(source)
  expires(new Date(Date.now() + maxAgeMs))
  return {
    ...(await (xml === undefined ? plain(404, 'Not Found') : answered(200, type, xml))),
    tags: [...tags],
    ...(freshness.validUntil && { validUntil: freshness.validUntil }),
  }
}

async function answered(status: number, type: string, text: string): Promise<Answer> {
  const body = await makeBody(text, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...(status === 503 && { 'retry-after': retryAfter }),
  })
  return { status, body, tags: [] }
}

const plain = (status: number, text: string) => answered(status, 'text/plain', text)

/** The answer while the backend fails. */
function failed(error: unknown): Promise<Answer> {
  if (!(error instanceof SourceError)) throw error
  return plain(error.status >= 500 ? error.status : 503, 'Service Unavailable')
}
