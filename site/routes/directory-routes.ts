import { citiesPath } from '../../content-adapters/parts/in-city.ts'
import { listingParameters } from '../../content-adapters/parts/listing-query.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import type { Route } from '../core/route.ts'
import { cityChoice } from '../pages/load-cities.ts'
import { comparison } from '../pages/load-comparison.ts'
import {
  directoryFeed,
  directoryList,
  directoryServices,
  findDoctor,
  serviceOffers,
} from '../pages/load-directory.ts'

/** A list and its further pages. */
const paged = (id: Route['id'], path: string, list: Pick<Route, 'load' | 'query'>): Route[] => [
  { id, ...list, path },
  { id, ...list, path: `${path}/page/:page` },
]

const list = (section: ListingSection) => ({ query: listingParameters, load: directoryList(section) })
const [clinics, doctors, other] = [list('clinics'), list('doctors'), list('other')]
const [reviews, news] = [{ load: directoryFeed('reviews') }, { load: directoryFeed('news') }]
const services = { query: ['city'], load: directoryServices }
const offers = { load: serviceOffers }

/** Lists of the directory. */
export const directoryRoutes: readonly Route[] = [
  { id: 'R12', path: paths.findDoctor, load: findDoctor },
  ...paged('R37', '/companies/other', other),
  ...paged('R38', '/companies/clinics', clinics),
  ...paged('R39', '/companies/doctors', doctors),
  ...paged('R40', '/companies/reviews', reviews),
  ...paged('R41', '/companies/services', services),
  ...paged('R42', '/companies/news', news),
  ...paged('R43', '/companies/clinics/location/:location', clinics),
  ...paged('R44', '/companies/doctors/location/:location', doctors),
  ...paged('R45', '/companies/reviews/location/:location', reviews),
  ...paged('R46', '/companies/news/location/:location', news),
  ...paged('R47', '/companies/other/location/:location', other),
  ...paged('R121', '/companies/clinics/location/:location/:speciality', clinics),
  ...paged('R121', '/companies/doctors/location/:location/:speciality', doctors),
  { id: 'R124', path: '/companies/compare/clinics', ...comparison('clinics') },
  { id: 'R124', path: '/companies/compare/doctors', ...comparison('doctors') },
  { id: 'R129', path: citiesPath, ...cityChoice },
  ...paged('R122', '/companies/services/:service', offers),
  ...paged('R122', '/companies/services/:service/:location', offers),
]
