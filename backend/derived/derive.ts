import { markDue } from '../booking/index.ts'
import { deriveBy } from '../kit/invalidation/derived.ts'
import { refreshListings } from './refresh-listings.ts'

/** Tables with rows that are derived from rows of companies. */
deriveBy([refreshListings, markDue])
