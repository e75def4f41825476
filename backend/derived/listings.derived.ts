import { defineDerived } from '../kit/events/derived-table.ts'
import { refreshListings } from './refresh-listings.ts'

/** The lists of the directory, the entries of its search, and the offers of services. */
export const derived = defineDerived({
  from: [
    'cabinets',
    'company',
    'company-shown',
    'doctors',
    'listing-due',
    'people',
    'photos',
    'published-reviews',
    'services',
  ],
  write: refreshListings,
})
