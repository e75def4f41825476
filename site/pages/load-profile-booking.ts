import { profileBookingToPage } from '../../content-adapters/pages/profile-booking-to-page.ts'
import { bookingWay } from '../../content-adapters/parts/booking-way.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { placePath, profileBookingPath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import { encodePath } from '../core/address.ts'
import { ifFound } from '../core/if-found.ts'
import { NotFound, Redirect } from '../core/outcome.ts'
import { bookingQuery, type Route } from '../core/route.ts'

/**
 * Booking within the directory (R128): another view of the booking on the company's site, whose address is canonical. A company that takes no
 * visits online leads to its profile, which says how to reach it; 404 where there is none.
 */
export const profileBooking: Route['load'] = async ({ source, params, host, locale, path }) => {
  const company = await ifFound(source.company(params.company ?? ''))
  if (!company || !sectionOf(company) || company.isSiteOff) throw new NotFound(path)
  const { slug } = company
  if (params.company !== slug)
    throw new Redirect(host.href(encodePath(profileBookingPath(slug)), locale), 301)
  // Not for good: the clinic may turn it on.
  if (!bookingWay(company, await source.menu(company)))
    throw new Redirect(host.href(encodePath(placePath(company)), locale), 302, [...bookingQuery])
  const plain = withoutUndefined({ ...company, settings: undefined })
  return {
    content: profileBookingToPage(plain),
    layout: 'default',
    profile: plain,
    canonical: paths.company(slug) + paths.appointment,
  }
}
