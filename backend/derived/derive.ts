import { markDue } from '../booking/index.ts'
import { deriveBy } from '../kit/invalidation/derived.ts'
import { refreshListings } from './refresh-listings.ts'

/** Tables whose rows are made of rows of companies. */
deriveBy([refreshListings, markDue])
