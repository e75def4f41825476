import type { MenuItem } from '../content-adapters/entities.ts'
import { unknownAppointmentToPage } from '../content-adapters/pages/unknown-appointment-to-page.ts'
import { menuHas } from '../content-adapters/parts/menu-has.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { ifFound } from './if-found.ts'
import { pageHref } from './links.ts'
import { NotFound, Redirect } from './outcome.ts'
import { bookingQuery, paramPatterns, type Route, type RouteContext, type RouteResult } from './route.ts'

/** Query parameters for booking: the company, and what the booking page preselects. */
const appointmentQuery = ['company', ...bookingQuery]
/** Secret query parameters of a link that manages a booking. They are not passed on, and no page contains them. */
const managing = { code: /./, token: /./ }

const isCompany = (code: string | null): code is string =>
  code !== null && paramPatterns.company?.test(code) === true

/** The page of a link with a code. No booking is kept here yet, so no code is known. */
async function unknownAppointment({ source, query }: RouteContext): Promise<RouteResult> {
  const code = query.get('company')
  const company = isCompany(code) ? await ifFound(source.company(code)) : undefined
  const content = unknownAppointmentToPage(company)
  if (!company) return { content, layout: 'default', status: 404 }
  const menu = await source.menu(company, { isOptional: true })
  return { content, layout: company.template, clinic: { company, menu }, status: 404 }
}

/**
 * R28, the address for external links (B-16): a company's leads to its booking, else to its contacts, one with a code to
 * the booking itself. Without either it leads to the home page.
 */
const load: Route['load'] = async (context) => {
  const { source, locale, host, path, query } = context
  if (query.has('code')) return unknownAppointment(context)
  const code = query.get('company')
  if (!code) throw new Redirect(host.href('/', locale), 302, [...appointmentQuery, ...Object.keys(managing)])
  if (!isCompany(code)) throw new NotFound(path)
  const company = await source.company(code)
  const menu = await source.menu(company)
  const href = pageHref(host, locale, company.slug)
  if (booksOnline(menu))
    throw new Redirect(href(paths.appointment), 302, ['company', ...Object.keys(managing)])
  throw new Redirect(href(menuHas(menu, paths.contacts) ? paths.contacts : '/'), 302, [
    ...appointmentQuery,
    ...Object.keys(managing),
  ])
}

const booksOnline = (menu: readonly MenuItem[]): boolean =>
  menu.some(({ kind, items }) => kind === 'appointment' || booksOnline(items))

export const appointmentRedirect: Pick<Route, 'query' | 'flags' | 'load'> = {
  query: appointmentQuery,
  flags: managing,
  load,
}
