import type { SiteSettings } from './site-settings.ts'

/** Pages that a clinic can do without, by the setting that turns them off. */
const pages = { reviews: 'reviews', stateSymbols: 'state-symbols', osms: 'osms', gobmp: 'gobmp' } as const

/** Slugs of pages that a clinic does not show. */
export const hiddenPages = ({ show = {} }: SiteSettings = {}): string[] =>
  (Object.keys(pages) as (keyof typeof pages)[]).flatMap((name) => (show[name] === false ? pages[name] : []))

/** True for a page that a clinic does not show, and for reviews of a doctor; `slug` is its path below the site. */
export function isHiddenPage(settings: SiteSettings | undefined, slug: string): boolean {
  const [first, , third] = slug.split('/')
  const page = first === 'specialists' ? third : first
  return page !== undefined && hiddenPages(settings).includes(page)
}
