import type { CountedQueue } from '../kit/database/queue.ts'
import { waitingCompanies } from './waiting-companies.ts'

export const queues: readonly CountedQueue[] = [{ name: 'companies', count: waitingCompanies }]
