import type { LikedItem } from '../../schemas/api/profile.ts'
import type { RecordKind } from '../../schemas/api/profile-kinds.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/profile.ts')

/** Subject (see `ApiQuery`) of the user's own data. */
export const profile = 'profile'

/** A24: the user. */
export const ownUser = {
  key: [profile, 'user'],
  path: '/api-front2/v1/user',
  schema: async () => (await import('../../schemas/api/user.ts')).signedInUser,
} satisfies ApiQuery

/** Whether messages come by WhatsApp. */
export const ownWhatsapp = {
  key: [profile, 'whatsapp'],
  path: '/front/v1/user/whatsapp',
  schema: async () => (await import('../../schemas/api/whatsapp.ts')).whatsappConsent,
} satisfies ApiQuery

/** A1: the companies that the user works for. */
export const ownCompanies = {
  key: [profile, 'companies'],
  path: '/api-front2/v1/business/user/companies',
  schema: async () => (await import('../../schemas/api/business.ts')).ownCompany.array(),
} satisfies ApiQuery

/** R85 */
export const overview = {
  key: [profile, 'overview'],
  path: '/front/v1/user/overview',
  schema: async () => (await answers()).profileOverview,
} satisfies ApiQuery

/** R86 */
export const likes = (page: number, type: LikedItem['TYPE'] | undefined) =>
  ({
    key: [profile, 'likes', page, type ?? null],
    path: `/front/v1/user/likes${listQuery(page, { type })}`,
    schema: async () => (await answers()).likeList,
  }) satisfies ApiQuery

/** R87 */
export const ownReviews = (page: number) =>
  ({
    key: [profile, 'reviews', page],
    path: `/front/v1/user/reviews${listQuery(page)}`,
    schema: async () => (await answers()).ownReviewList,
  }) satisfies ApiQuery

/** R88 */
export const ownComments = (page: number) =>
  ({
    key: [profile, 'comments', page],
    path: `/front/v1/user/comments${listQuery(page)}`,
    schema: async () => (await answers()).ownCommentList,
  }) satisfies ApiQuery

/** Questions of the user to clinics. */
export const ownQuestions = (page: number) =>
  ({
    key: [profile, 'questions', page],
    path: `/front/v1/user/questions${listQuery(page)}`,
    schema: async () => (await import('../../schemas/api/question.ts')).ownQuestionList,
  }) satisfies ApiQuery

/** R13: online consultations of the user. */
export const ownConsultations = (page: number) =>
  ({
    key: [profile, 'consultations', page],
    path: `/front/v1/online_consultations${listQuery(page)}`,
    schema: async () => (await import('../../schemas/api/consultation.ts')).ownConsultationList,
  }) satisfies ApiQuery

/** R89. There is no query for one record: opening it is logged, so it must not be refetched in the background. */
export const medicalRecords = (page: number, kind: RecordKind | undefined) =>
  ({
    key: [profile, 'records', page, kind ?? null],
    path: `/front/v1/user/medical_records${listQuery(page, { kind })}`,
    schema: async () => (await answers()).medicalRecordList,
  }) satisfies ApiQuery

/** Who has opened the cards that clinics keep of the user. */
export const ownOpenings = (page: number) =>
  ({
    key: [profile, 'openings', page],
    path: `/front/v1/user/patient_openings${listQuery(page)}`,
    schema: async () => (await import('../../schemas/api/patients.ts')).ownOpeningList,
  }) satisfies ApiQuery

/** The user's sessions. */
export const ownSessions = {
  key: [profile, 'sessions'],
  path: '/front/v1/user/sessions',
  schema: async () => (await answers()).ownSessionList,
} satisfies ApiQuery

/** The user's second factors. */
export const ownFactors = {
  key: [profile, 'factors'],
  path: '/front/v1/user/factors',
  schema: async () => (await import('../../schemas/api/factors.ts')).ownFactors,
} satisfies ApiQuery
