import { languages } from '../locales/languages.ts'
import type { Head, Page } from '../schemas/page/page.ts'
import { crossIcon } from '../ui/icon/cross-icon.ts'
import { pictureSource } from '../ui/picture/picture-source.ts'
import { escapeHtml } from './escape.ts'

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''

/** Colours of the page (`--color-paper`), which mobile browsers use for their toolbar. */
const bars = { light: '#fdfdfb', dark: '#181614' }

/** Icons of the site; without any, browsers would request /favicon.ico. */
const icons = ({ head, site, theme }: Page): string =>
  head.icons
    ?.map(({ rel, size, href }) => `<link rel="${rel}" sizes="${size}x${size}" href="${href}">`)
    .join('') ??
  `<link rel="icon" href="${site.favicon ? escapeHtml(site.favicon) : crossIcon(theme.accent)}">`

/** The picture for social networks; a generated one has the size that they recommend. */
function picture({ image, drawn, canonical }: Head): string {
  if (!image) return ''
  const src = drawn?.card ? image.src : pictureSource(image).src
  return [
    meta('property', 'og:image', new URL(src, canonical).href),
    drawn?.card ? meta('property', 'og:image:width', `${image.width}`) : '',
    drawn?.card ? meta('property', 'og:image:height', `${image.height}`) : '',
    meta('property', 'og:image:alt', image.alt),
  ].join('')
}

/** Title, description, canonical address, languages, icons and tags for social networks (B-20, F29). */
export function renderHead(page: Page): string {
  const { head, locale } = page
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', head.robots),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    head.feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(head.feed.href)}">`
      : '',
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    picture(head),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', head.type),
    meta('property', 'og:locale', languages[locale].openGraph),
    meta('name', 'twitter:card', 'summary_large_image'),
    icons(page),
    ...Object.entries(bars).map(
      ([scheme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${color}">`,
    ),
  ].join('')
}
