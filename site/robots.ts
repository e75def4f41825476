import { localePrefix, locales } from '../locales/locale.ts'

/** What is no page for a search engine: the API, and areas that need a sign-in or show a page a second time. */
const closed = ['/pro', '/profile', '/auth', '/page/view/']

/** `/robots.txt` (R118). */
export function robots(origin: string): string {
  const paths = ['/api/', ...locales.flatMap((locale) => closed.map((path) => localePrefix(locale) + path))]
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
}
