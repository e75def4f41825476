import { judgedRegistration, registrationCardList } from '../../schemas/api/moderation.ts'
import type { CompanyStatus } from '../../schemas/company-status.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'

/** Subject of what moderators decide about. */
export const moderation = 'moderation'

/** One page of the companies of one standing. */
export const judgedCompanies = (status: CompanyStatus, search: string, page: number) =>
  ({
    key: [moderation, 'companies', status, search, page],
    path: `/api-front2/v1/moderation/companies${listQuery(page, { status, search })}`,
    schema: registrationCardList,
  }) satisfies ApiQuery

/** One company with everything to judge. It changes under nobody's eyes: a decision is made on what was seen. */
export const judgedCompany = (code: string) =>
  ({
    key: [moderation, 'company', code],
    path: `/api-front2/v1/moderation/companies/${encodeURIComponent(code)}`,
    schema: judgedRegistration,
    isStill: true,
  }) satisfies ApiQuery
