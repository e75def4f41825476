import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureMs, type OpenSource, type Reader, SourceError } from '../content-adapters/source.ts'
import { defaultLocale } from '../locales/locale.ts'
import { Freshness } from '../site/freshness.ts'
import { robots } from '../site/robots.ts'
import { readFilePath, type SitemapOwner, sitemapFile, sitemapIndex } from '../site/sitemap.ts'
import { makeBody, sendBody } from './body.ts'
import { cacheKey, type OwnDomain, siteHost } from './hosts.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { sendText } from './send.ts'

/** A list may miss what nobody tells of, so it is made anew after this time at the latest. */
const maxAgeMs = 3_600_000

type Options = {
  openSource: OpenSource
  origin: string
  cache: PageCache
  report: Reader['report']
}

/**
 * `/robots.txt`, `/sitemap.xml` and its files (R118), kept like pages; those of a clinic's own host list the clinic's
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
        // A file that lacks a part is not kept long.
        expires(new Date(Date.now() + failureMs))
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

/** Who lists the pages of a host; nobody where their canonical addresses are elsewhere. */
function sitemapOwner(origin: string, owner: 'product' | OwnDomain): SitemapOwner | undefined {
  const host = siteHost(owner, origin)
  if (owner === 'product') return { host }
  return owner.isPrimary ? { host, clinic: owner.slug } : undefined
}

async function answered(status: number, type: string, text: string): Promise<Answer> {
  const body = await makeBody(text, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    'x-content-type-options': 'nosniff',
  })
  return { status, body, tags: [] }
}

const plain = (status: number, text: string) => answered(status, 'text/plain', text)

/** What a search engine is told while the backend has trouble: to come again. */
function failed(error: unknown): Promise<Answer> {
  if (!(error instanceof SourceError)) throw error
  return plain(error.status >= 500 ? error.status : 503, 'Service Unavailable')
}
