import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureCacheMs, type OpenSource, type Reader, SourceError } from '../content-adapters/source.ts'
import { defaultLocale } from '../locales/locale.ts'
import { Freshness } from '../site/freshness.ts'
import { robots } from '../site/robots.ts'
import { readFilePath, type SitemapOwner, sitemapFile, sitemapIndex } from '../site/sitemap.ts'
import { makeBody, sendBody } from './body.ts'
import { cacheKey, type OwnDomain, siteHost } from './hosts.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { sendText } from './send.ts'

/** Maximum age of a sitemap, since not every change is announced. */
const maxAgeMs = 3_600_000

type Options = {
  openSource: OpenSource
  origin: string
  cache: PageCache
  report: Reader['report']
}

/**
 * `/robots.txt`, `/sitemap.xml` and its files (R118), cached like pages; those of a clinic's own host list the clinic's
 * pages. Answers false for any other path.
 */
export function createSitemaps({ openSource, origin, cache, report }: Options) {
  async function make(path: string, owner: SitemapOwner): Promise<Answer> {
    const tags = new Set<string>(owner.host.tags)
    const freshness = new Freshness()
    const { expires, degrade } = freshness
    const source = openSource({
      locale: defaultLocale,
      tag: (tag) => tags.add(tag),
      report: (problem) => {
        // An incomplete file is cached for a short time only.
        expires(new Date(Date.now() + failureCacheMs))
        report(problem)
      },
      expires,
      degrade,
    })
    const file = readFilePath(path)
    const xml = file
      ? await sitemapFile(source, owner, file.section, file.page)
      : await sitemapIndex(source, owner)
    expires(new Date(Date.now() + maxAgeMs))
    return {
      ...(await (xml === undefined ? plain(404, 'Not Found') : answered(200, 'application/xml', xml))),
      tags: [...tags],
      ...(freshness.validUntil && { validUntil: freshness.validUntil }),
    }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, owner }: { path: string; owner: 'product' | OwnDomain },
  ): Promise<boolean> => {
    const list = sitemapOwner(origin, owner)
    if (path === '/robots.txt') {
      sendText(response, 200, robots(list?.host.origin))
      return true
    }
    if (!list || (path !== '/sitemap.xml' && !readFilePath(path))) return false
    const { status, body } = await cache.get(cacheKey(owner, path), () => make(path, list).catch(failed))
    sendBody(request, response, status, body)
    return true
  }
}

/** Owner of a host's sitemap; undefined if the canonical addresses of its pages are on another host. */
function sitemapOwner(origin: string, owner: 'product' | OwnDomain): SitemapOwner | undefined {
  const host = siteHost(owner, origin)
  if (owner === 'product') return { host }
  return owner.isPrimary ? { host, clinic: owner.slug } : undefined
}

async function answered(status: number, type: string, text: string): Promise<Answer> {
  const body = await makeBody(text, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
  })
  return { status, body, tags: [] }
}

const plain = (status: number, text: string) => answered(status, 'text/plain', text)

/** The answer while the backend fails: search engines retry later. */
function failed(error: unknown): Promise<Answer> {
  if (!(error instanceof SourceError)) throw error
  return plain(error.status >= 500 ? error.status : 503, 'Service Unavailable')
}
