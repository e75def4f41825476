import type { MenuItem } from '../content-adapters/entities.ts'
import { menuHas } from '../content-adapters/parts/menu-has.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { pageHref } from './links.ts'
import { NotFound, Redirect } from './outcome.ts'
import { paramPatterns, type Route } from './route.ts'

/** Query parameters for booking: the company, and what the booking page preselects. */
const appointmentQuery = ['company', 'doctor', 'service', 'cabinet']
/** Secret query parameters of links that manage a booking; they are not passed on. */
const managing = ['code', 'token']

/**
 * R28, the address for external links (B-16): redirects to the company's booking, else to its contacts. Without a
 * company it redirects to the home page.
 */
const load: Route['load'] = async ({ source, locale, host, path, query }) => {
  const code = query.get('company')
  if (!code) throw new Redirect(host.href('/', locale), 302, [...appointmentQuery, ...managing])
  if (!paramPatterns.company?.test(code)) throw new NotFound(path)
  const company = await source.company(code)
  const menu = await source.menu(company)
  const href = pageHref(host, locale, company.slug)
  if (booksOnline(menu)) throw new Redirect(href(paths.appointment), 302, ['company'])
  throw new Redirect(href(menuHas(menu, paths.contacts) ? paths.contacts : '/'), 302, appointmentQuery)
}

const booksOnline = (menu: readonly MenuItem[]): boolean =>
  menu.some(({ kind, items }) => kind === 'appointment' || booksOnline(items))

export const appointmentRedirect: Pick<Route, 'query' | 'load'> = { query: appointmentQuery, load }
