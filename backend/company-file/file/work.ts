import type { Means } from '../../kit/worker/define-worker.ts'
import type { Lease } from './lease.ts'

/** What a step works with: `stopped` ends it between two batches. */
export type Work = Pick<Means, 'db' | 'files'> & { lease: Lease; stopped: AbortSignal }
