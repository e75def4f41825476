import type { CountedQueue } from '../kit/database/queue.ts'
import { waitingPages } from './waiting-pages.ts'

export const queues: readonly CountedQueue[] = [
  { name: 'sites', count: waitingPages('sites') },
  { name: 'news', count: waitingPages('news') },
  { name: 'organizations', count: waitingPages('organizations') },
]
