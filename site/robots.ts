import { localePrefix, locales } from '../locales/locale.ts'

/** Areas that need a sign-in, and one that shows a page a second time: no pages for a search engine. */
const closed = ['/pro', '/profile', '/auth', '/page/view']

/** An area by itself, with a query and all that is below it, yet not `/promotion` for `/pro`: rules match beginnings. */
const rulesOf = (area: string) => [`${area}$`, `${area}?`, `${area}/`]

/** `/robots.txt` (R118). */
export function robots(origin: string): string {
  const rules = locales.flatMap((locale) => closed.flatMap((area) => rulesOf(localePrefix(locale) + area)))
  return [
    'User-agent: *',
    ...['/api/', ...rules].map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
}
