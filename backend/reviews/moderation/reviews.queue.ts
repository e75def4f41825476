import type { CountedQueue } from '../../kit/database/queue.ts'
import { waitingReviews } from './moderated-writings.ts'

export const queues: readonly CountedQueue[] = [{ name: 'reviews', count: waitingReviews }]
