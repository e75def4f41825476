import type { CountedQueue } from '../kit/database/queue.ts'
import { waitingQuestions } from './moderated-questions.endpoint.ts'

export const queues: readonly CountedQueue[] = [{ name: 'questions', count: waitingQuestions }]
