import { localePrefix, locales } from '../locales/locale.ts'

/** Paths that are not indexed: areas behind sign-in, the in-app view, which duplicates a page, and the form that reports a page, which each page links to. */
const closed = ['/pro', '/profile', '/auth', '/page/view', '/report']

/** Rules match prefixes, so `/pro` alone would also exclude `/promotion`. */
const rulesOf = (area: string) => [`${area}$`, `${area}?`, `${area}/`]

/** `/robots.txt` (R118) of a host; `sitemap` is the origin of its sitemap, if there is one. */
export function robots(sitemap: string | undefined): string {
  const rules = locales.flatMap((locale) => closed.flatMap((area) => rulesOf(localePrefix(locale) + area)))
  return [
    'User-agent: *',
    ...['/api/', ...rules].map((rule) => `Disallow: ${rule}`),
    '',
    ...(sitemap === undefined ? [] : [`Sitemap: ${new URL('/sitemap.xml', sitemap).href}`, '']),
  ].join('\n')
}
