import type { ModeratedConsultationState, StaffConsultationState } from '../../schemas/api/consultation.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'
import { moderation } from './moderation.ts'

const answers = () => import('../../schemas/api/consultation.ts')

/** Subject (see `ApiQuery`) of online consultations of a clinic. */
export const consultations = 'consultations'

/** R108: one page of the consultations of a place, which is company and cabinet as in a path, `1001/0`. */
export const staffConsultations = (place: string, state: StaffConsultationState, page: number) =>
  ({
    key: [consultations, place, 'list', state, page],
    path: `/business-api-front2/${place}/online_consultations${listQuery(page, { state })}`,
    schema: async () => (await answers()).staffConsultationList,
  }) satisfies ApiQuery

export const staffConsultation = (place: string, code: string) =>
  ({
    key: [consultations, place, 'one', code],
    path: `/business-api-front2/${place}/online_consultation/${encodeURIComponent(code)}`,
    schema: async () => (await answers()).staffConsultation,
  }) satisfies ApiQuery

/** Whether the clinic gives consultations. */
export const consultationSettings = (place: string) =>
  ({
    key: [consultations, place, 'settings'],
    path: `/business-api-front2/${place}/online_consultation_settings`,
    schema: async () => (await answers()).consultationSettings,
  }) satisfies ApiQuery

/** One page of consultations for moderators. */
export const moderatedConsultations = (state: ModeratedConsultationState, page: number) =>
  ({
    key: [moderation, 'consultations', state, page],
    path: `/api-front2/v1/moderation/consultations${listQuery(page, { state })}`,
    schema: async () => (await answers()).moderatedConsultationList,
  }) satisfies ApiQuery
