import type { Article } from '../../content-adapters/entities/article.ts'
import {
  type ArticleKind,
  directoryMaterialKind,
  newsKind,
} from '../../content-adapters/parts/article-kind.ts'
import { articlePageSize } from '../../content-adapters/parts/article-page-size.ts'
import type { ContentSource } from '../../content-adapters/source.ts'
import { type TextKey, translate } from '../../locales/index.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { escapeHtml } from '../../renderer/escape.ts'
import { encodePath, parseAddress } from '../core/address.ts'
import { absolute, type Host } from '../core/host.ts'
import { productName } from './site-info.ts'

/** A feed of the directory: its entries, and its words. */
type Feed = { path: string; kind: ArticleKind; title: TextKey; description: TextKey }

const feeds: readonly Feed[] = [
  { path: '/rss/news.xml', kind: newsKind, title: 'head:news', description: 'head:allNewsDescription' },
  {
    path: '/rss/materials.xml',
    kind: directoryMaterialKind,
    title: 'head:materials',
    description: 'head:allMaterialsDescription',
  },
]

/** The feed at an address, with the language of the address; undefined for other paths. */
export function findFeed(rawPath: string): { feed: Feed; locale: Locale } | undefined {
  const address = parseAddress(rawPath)
  const feed = feeds.find(({ path }) => path === address?.path)
  return feed && address && { feed, locale: address.locale }
}

/** The feed of the list that a page belongs to, for its head: of `/news/clinic` that of the news. */
export function feedOf(path: string, locale: Locale, host: Host) {
  const feed = feeds.find(
    ({ kind }) => path === kind.listPath(undefined, 1) || path.startsWith(`${kind.listPath(undefined, 1)}/`),
  )
  return feed && { href: host.href(feed.path, locale), title: titleOf(feed, locale) }
}

const titleOf = ({ title }: Feed, locale: Locale) => `${translate(locale)(title)} — ${productName}`

/** An RSS 2.0 document of the newest articles that have words in the language. */
export async function feedXml(
  source: ContentSource,
  feed: Feed,
  locale: Locale,
  host: Host,
): Promise<string> {
  const { kind, path, description } = feed
  const { items } = await source[kind.list]({ page: 1, size: articlePageSize })
  const address = (to: string) => escapeHtml(absolute(host, localizePath(encodePath(to), locale)))
  const item = (article: Article, words: string) => {
    const link = address(kind.itemPath(article))
    const lead = article.lead?.[locale]
    return [
      `<item><title>${escapeHtml(words)}</title><link>${link}</link><guid>${link}</guid>`,
      lead ? `<description>${escapeHtml(lead)}</description>` : '',
      `<pubDate>${new Date(article.date).toUTCString()}</pubDate></item>`,
    ].join('')
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(titleOf(feed, locale))}</title>`,
    `<link>${address(kind.listPath(undefined, 1))}</link>`,
    `<atom:link href="${address(path)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(translate(locale)(description))}</description><language>${locale}</language>`,
    ...items.map((article) => {
      const words = article.title[locale]
      return words ? item(article, words) : ''
    }),
    '</channel></rss>',
  ].join('')
}
