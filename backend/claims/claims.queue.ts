import type { CountedQueue } from '../kit/database/queue.ts'
import { waitingMistakes } from './mistakes.endpoint.ts'
import { waitingClaims } from './read-claims.ts'

export const queues: readonly CountedQueue[] = [
  { name: 'claims', count: waitingClaims },
  { name: 'mistakes', count: waitingMistakes },
]
