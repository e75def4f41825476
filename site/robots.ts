import { localePrefix, locales } from '../locales/locale.ts'

/** Areas that need a sign-in, and one that shows a page a second time: no pages for a search engine. */
const closed = ['/pro', '/profile', '/auth', '/page/view']

/** An area by itself, with a query and all that is below it, yet not `/promotion` for `/pro`: rules match beginnings. */
const rulesOf = (area: string) => [`${area}$`, `${area}?`, `${area}/`]

/** `/robots.txt` (R118) of a host; `sitemap` is the origin of its sitemap, if it has one. */
export function robots(sitemap: string | undefined): string {
  const rules = locales.flatMap((locale) => closed.flatMap((area) => rulesOf(localePrefix(locale) + area)))
  return [
    'User-agent: *',
    ...['/api/', ...rules].map((rule) => `Disallow: ${rule}`),
    '',
    ...(sitemap === undefined ? [] : [`Sitemap: ${new URL('/sitemap.xml', sitemap).href}`, '']),
  ].join('\n')
}
