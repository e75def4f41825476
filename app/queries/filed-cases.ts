import type { FiledCaseState } from '../../schemas/api/filed-case.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'
import { moderation } from './moderation.ts'

const answers = () => import('../../schemas/api/filed-case.ts')

/** Subject (see `ApiQuery`) of cases that visitors file to a clinic. */
export const filedCases = 'filed-cases'

/** One page of the cases of a kind at a place, which is company and cabinet as in a path, `1001/0`. */
export const staffCases = (place: string, kind: string, state: FiledCaseState, page: number) =>
  ({
    key: [filedCases, place, kind, state, page],
    path: `/business-api-front2/${place}/cases/${kind}${listQuery(page, { state })}`,
    schema: async () => (await answers()).staffCaseList,
  }) satisfies ApiQuery

/** One page of the cases that wait for a moderator. */
export const moderatedCases = (page: number) =>
  ({
    key: [moderation, 'cases', page],
    path: `/api-front2/v1/moderation/cases${listQuery(page, {})}`,
    schema: async () => (await answers()).moderatedCaseList,
  }) satisfies ApiQuery
