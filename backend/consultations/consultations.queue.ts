import type { CountedQueue } from '../kit/database/queue.ts'
import { waitingConsultations } from './moderated-consultations.endpoint.ts'

export const queues: readonly CountedQueue[] = [{ name: 'consultations', count: waitingConsultations }]
