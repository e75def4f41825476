import type { Page } from '../schemas/page.ts'
import { crossPath } from '../ui/brand-cross.tsx'
import { pictureSource } from '../ui/picture-source.ts'
import { escapeHtml } from './escape.ts'

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''

/** The icon of a site that has none: a cross in its accent. Without one, browsers ask for a file that is not there. */
const ownIcon = (accent: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='${encodeURIComponent(accent)}' d='${crossPath}'/></svg>`

/** Title, description, canonical address, languages and what social networks read (B-20, F29). */
export function renderHead({ head, site, theme }: Page): string {
  const image = head.image && new URL(pictureSource(head.image).src, head.canonical).href
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', head.robots),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', head.type),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="icon" href="${site.favicon ? escapeHtml(site.favicon) : ownIcon(theme.accent)}">`,
  ].join('')
}
