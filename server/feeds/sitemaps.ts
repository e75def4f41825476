import { defaultLocale } from '../../locales/locale.ts'
import { robots } from '../../site/robots.ts'
import { readFilePath, type SitemapOwner, sitemapFile, sitemapIndex } from '../../site/sitemap.ts'
import { sendBody } from '../http/body.ts'
import { cacheKey, type OwnDomain, siteHost } from '../http/hosts.ts'
import { sendText } from '../http/send.ts'
import type { Step } from '../http/step.ts'
import { type XmlOptions, xmlAnswer } from './xml-answers.ts'

/** `/robots.txt`, `/sitemap.xml` and its files (R118); those of a clinic's own host list the clinic's pages. */
export const createSitemaps =
  (options: XmlOptions): Step =>
  async (request, response, { path, owner }) => {
    const list = sitemapOwner(options.origin, owner)
    if (path === '/robots.txt') {
      sendText(response, 200, robots(list?.host.origin))
      return true
    }
    const file = readFilePath(path)
    if (!list || (path !== '/sitemap.xml' && !file)) return false
    const { status, body } = await xmlAnswer(options, cacheKey(owner, path), {
      host: list.host,
      locale: defaultLocale,
      type: 'application/xml',
      write: (source) => (file ? sitemapFile(source, list, file) : sitemapIndex(source, list)),
    })
    sendBody(request, response, status, body)
    return true
  }

/** Owner of a host's sitemap; undefined if the canonical addresses of its pages are on another host. */
function sitemapOwner(origin: string, owner: 'product' | OwnDomain): SitemapOwner | undefined {
  const host = siteHost(owner, origin)
  if (owner === 'product') return { host }
  return owner.isPrimary ? { host, clinic: owner.slug } : undefined
}
