import type { Limit } from '../../limits/limit.ts'

/** Changes of single rows that one person may make: twenty a minute for an hour. */
export const changeLimits: readonly Limit[] = [{ per: 'person', times: 1200, seconds: 3600 }]

/** Bulk actions that one person may make; each is for up to 200 rows. */
export const bulkLimits: readonly Limit[] = [{ per: 'person', times: 300, seconds: 3600 }]
