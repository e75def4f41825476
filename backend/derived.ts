import { deriveBy } from './kit/invalidation/derived.ts'
import { refreshListings } from './listing/refresh-listings.ts'
import { markDue } from './next-free/mark-due.ts'

/** Tables whose rows are made of rows of companies. */
deriveBy([refreshListings, markDue])
