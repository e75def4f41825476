import { feedXml, findFeed } from '../../site/document/feed.ts'
import { sendBody } from '../http/body.ts'
import { cacheKey, siteHost } from '../http/hosts.ts'
import type { Step } from '../http/step.ts'
import { type XmlOptions, xmlAnswer } from './xml-answers.ts'

/** The feeds of the directory's news and materials, in each language: `/rss/news.xml`, `/kk/rss/news.xml`. */
export const createFeeds =
  (options: XmlOptions): Step =>
  async (request, response, { path, owner }) => {
    const found = findFeed(path)
    if (!found) return false
    const { feed, locale } = found
    const host = siteHost(owner, options.origin)
    const { status, body } = await xmlAnswer(options, cacheKey(owner, path), {
      host,
      locale,
      type: 'application/rss+xml',
      write: (source) => feedXml(source, feed, locale, host),
    })
    sendBody(request, response, status, body)
    return true
  }
