import type { IncomingMessage, ServerResponse } from 'node:http'
import { countViews } from '../backend/articles/count-views.ts'
import type { Database } from '../backend/database/database.ts'
import { isCrawler } from './is-crawler.ts'
import type { Log } from './log.ts'

/** Counts how often visitors open the pages of news and materials, beside the page cache. */
export type ArticleViews = {
  /** Counts the request if it is a visitor's for an article's page, once that has been sent. */
  watch: (request: IncomingMessage, response: ServerResponse) => void
  /** Writes what is not written yet. Never throws. */
  stop: () => Promise<void>
}

/** How often counts are written, in milliseconds: a page that is opened a thousand times is one row of one statement. */
const writeMs = 10_000

const articlePath = /\/(?:(news)\/[a-z0-9-]+|(materials))\/([a-z0-9-]+)$/

/** The list and the slug of an article in an address; undefined for other pages. A draft is no page of a visitor. */
export function articleIn(url: string): { list: 'news' | 'materials'; slug: string } | undefined {
  const [path = '', query = ''] = url.split('?')
  const found = articlePath.exec(path)
  if (!found || /(?:^|&)draft=/.test(query)) return undefined
  return { list: found[1] ? 'news' : 'materials', slug: found[3] ?? '' }
}

const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  !String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch') &&
  !isCrawler(headers['user-agent'])

/** What was counted since the last write is lost if the process is killed. */
export function createArticleViews(db: Pick<Database, 'orm'>, log: Log): ArticleViews {
  const counts = { news: new Map<string, number>(), materials: new Map<string, number>() }

  async function write(): Promise<void> {
    for (const list of ['news', 'materials'] as const) {
      const seen = new Map(counts[list])
      if (seen.size === 0) continue
      counts[list].clear()
      try {
        await countViews(db.orm, list, seen)
      } catch (error) {
        log.warn({ err: error }, 'views of articles could not be counted')
      }
    }
  }
  const timer = setInterval(() => void write(), writeMs).unref()

  return {
    watch(request, response) {
      const article = articleIn(request.url ?? '')
      if (!article || !isVisit(request)) return
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        const of = counts[article.list]
        of.set(article.slug, (of.get(article.slug) ?? 0) + 1)
      })
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
