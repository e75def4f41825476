import type { MenuItem } from '../content-adapters/entities.ts'
import { menuHas } from '../content-adapters/parts/menu-has.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { pageHref } from './links.ts'
import { NotFound, Redirect } from './outcome.ts'
import { paramPatterns, type Route } from './route.ts'

/** Of the query: whose patient one is to be, and what a booking page may choose beforehand. */
const appointmentQuery = ['company', 'doctor', 'service', 'cabinet']
/** What links to a booking that is already made carry; nobody else is to read it. */
const managing = ['code', 'token']

/**
 * R28, the address that links from elsewhere name (B-16): to where the company books, else to how it is reached. Without
 * a company it leads home.
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

export const leadToAppointment: Pick<Route, 'query' | 'load'> = { query: appointmentQuery, load }
