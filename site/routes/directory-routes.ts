import { listingParameters } from '../../content-adapters/parts/listing-query.ts'
import type { ListingSection } from '../../schemas/listing.ts'
import { directoryList } from '../load-directory.ts'
import type { Route } from '../route.ts'

/** A list and its further pages. */
const paged = (id: Route['id'], path: string, section: ListingSection): Route[] => {
  const route = { id, query: listingParameters, load: directoryList(section) }
  return [
    { ...route, path },
    { ...route, path: `${path}/page/:page` },
  ]
}

/** Lists of the directory. */
export const directoryRoutes: readonly Route[] = [
  ...paged('R37', '/companies/other', 'other'),
  ...paged('R38', '/companies/clinics', 'clinics'),
  ...paged('R39', '/companies/doctors', 'doctors'),
  ...paged('R43', '/companies/clinics/location/:location', 'clinics'),
  ...paged('R44', '/companies/doctors/location/:location', 'doctors'),
  ...paged('R47', '/companies/other/location/:location', 'other'),
  ...paged('R121', '/companies/clinics/location/:location/:speciality', 'clinics'),
  ...paged('R121', '/companies/doctors/location/:location/:speciality', 'doctors'),
]
