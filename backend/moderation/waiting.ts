import type { ModerationQueue } from '../../schemas/moderation/moderation-queues.ts'
import { waitingMistakes } from '../claims/mistakes.endpoint.ts'
import { waitingClaims } from '../claims/read-claims.ts'
import { waitingCompanies } from '../companies/waiting-companies.ts'
import { waitingConsultations } from '../consultations/moderated-consultations.endpoint.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Waiting } from '../kit/database/queue.ts'
import { waitingPages } from '../page-cases/waiting-pages.ts'
import { waitingQuestions } from '../questions/moderated-questions.endpoint.ts'
import { waitingReviews } from '../reviews/moderated-writings.ts'

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
