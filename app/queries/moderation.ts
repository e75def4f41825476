import type { ModeratedClaimState } from '../../schemas/api/claim.ts'
import type { PageCaseState } from '../../schemas/api/page-case.ts'
import type { CompanyStatus } from '../../schemas/companies/company-status.ts'
import type { PageQueue } from '../../schemas/page-cases/page-case.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/moderation.ts')

/** Subject (see `ApiQuery`) of companies under moderation. */
export const moderation = 'moderation'

/** How full each queue is. */
export const waitingQueues = {
  key: [moderation, 'queues'],
  path: '/api-front2/v1/moderation/queues',
  schema: async () => (await answers()).waitingQueue.array(),
} satisfies ApiQuery

/** One page of the companies with one status. */
export const moderatedCompanies = (status: CompanyStatus, search: string, page: number) =>
  ({
    key: [moderation, 'companies', status, search, page],
    path: `/api-front2/v1/moderation/companies${listQuery(page, { status, search })}`,
    schema: async () => (await answers()).registrationCardList,
  }) satisfies ApiQuery

/** One company with everything to moderate. Never refetched in the background: a decision applies to the shown version. */
export const moderatedCompany = (code: string) =>
  ({
    key: [moderation, 'company', code],
    path: `/api-front2/v1/moderation/companies/${encodeURIComponent(code)}`,
    schema: async () => (await answers()).registrationForReview,
    isStill: true,
  }) satisfies ApiQuery

const claims = () => import('../../schemas/api/claim.ts')

/** One page of the requests to take companies over. */
export const moderatedClaims = (state: ModeratedClaimState, page: number) =>
  ({
    key: [moderation, 'claims', state, page],
    path: `/api-front2/v1/moderation/claims${listQuery(page, { state })}`,
    schema: async () => (await claims()).moderatedClaimList,
  }) satisfies ApiQuery

/** One page of the mistakes that visitors have reported. */
export const reportedMistakes = (page: number) =>
  ({
    key: [moderation, 'mistakes', page],
    path: `/api-front2/v1/moderation/mistakes${listQuery(page, {})}`,
    schema: async () => (await claims()).mistakeList,
  }) satisfies ApiQuery

/** One page of the answered questions that may be published. */
export const moderatedQuestions = (page: number) =>
  ({
    key: [moderation, 'questions', page],
    path: `/api-front2/v1/moderation/questions${listQuery(page, {})}`,
    schema: async () => (await import('../../schemas/api/question.ts')).moderatedQuestionList,
  }) satisfies ApiQuery

/** One page of the sites, news or organisations that wait, or are taken down. */
export const moderatedPages = (queue: PageQueue, state: PageCaseState, page: number) =>
  ({
    key: [moderation, queue, state, page],
    path: `/api-front2/v1/moderation/pages/${queue}${listQuery(page, { state })}`,
    schema: async () => (await import('../../schemas/api/page-case.ts')).moderatedPageList,
  }) satisfies ApiQuery

/** One page of texts of people that moderators have not read. */
export const moderatedWritings = (page: number) =>
  ({
    key: [moderation, 'writings', page],
    path: `/api-front2/v1/moderation/reviews${listQuery(page, {})}`,
    schema: async () => (await import('../../schemas/api/review.ts')).moderatedWritingList,
  }) satisfies ApiQuery
