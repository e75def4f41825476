import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import { menuHas } from '../../content-adapters/parts/menu-has.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { pageHref } from '../core/links.ts'
import { NotFound, Redirect } from '../core/outcome.ts'
import { bookingQuery, paramPatterns, type Route } from '../core/route.ts'

/** Query parameters for booking: the company, and the preselected values of the booking page. */
const appointmentQuery = ['company', ...bookingQuery]
/** Secret query parameters of a link that manages a booking: no page contains them. */
const managing = { code: /./, token: /./ }

const isCompany = (code: string | null): code is string =>
  code !== null && paramPatterns.company?.test(code) === true

/**
 * R28, the address for external links (B-16): a company's redirects to its booking, else to its profile in the directory, one with a code
 * and token to the page of that booking. Without either it redirects to the search for a doctor.
 */
const load: Route['load'] = async ({ source, locale, host, path, query }) => {
  if (query.has('code') && query.has('token'))
    throw new Redirect(host.href(paths.managedAppointment, locale), 302, appointmentQuery)
  const code = query.get('company')
  const secrets = Object.keys(managing)
  if (!code) throw new Redirect(host.href(paths.findDoctor, locale), 302, [...appointmentQuery, ...secrets])
  if (!isCompany(code)) throw new NotFound(path)
  const company = await source.company(code)
  const menu = await source.menu(company)
  const href = pageHref(host, locale, company.slug)
  if (booksOnline(menu)) throw new Redirect(href(paths.appointment), 302, ['company', ...secrets])
  const section = sectionOf(company)
  const profile = section && host.href(profilePath(section, company.slug), locale)
  const contacts = href(menuHas(menu, paths.contacts) ? paths.contacts : '/')
  throw new Redirect(profile ?? contacts, 302, [...appointmentQuery, ...secrets])
}

const booksOnline = (menu: readonly MenuItem[]): boolean =>
  menu.some(({ kind, items }) => kind === 'appointment' || booksOnline(items))

export const appointmentRedirect: Pick<Route, 'query' | 'flags' | 'load'> = {
  query: appointmentQuery,
  flags: managing,
  load,
}
