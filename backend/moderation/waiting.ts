import type { ModerationQueue } from '../../schemas/moderation/moderation-queues.ts'
import { waitingClaims, waitingMistakes } from '../claims/index.ts'
import { waitingCompanies } from '../companies/index.ts'
import { waitingConsultations } from '../consultations/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Waiting } from '../kit/database/queue.ts'
import { waitingPages } from '../page-cases/index.ts'
import { waitingQuestions } from '../questions/index.ts'
import { waitingReviews } from '../reviews/index.ts'

/** How each queue of moderators is counted. */
export const waiting: Record<ModerationQueue, (orm: Orm) => Promise<Waiting>> = {
  companies: waitingCompanies,
  claims: waitingClaims,
  reviews: waitingReviews,
  questions: waitingQuestions,
  consultations: waitingConsultations,
  sites: waitingPages('sites'),
  news: waitingPages('news'),
  organizations: waitingPages('organizations'),
  mistakes: waitingMistakes,
}
