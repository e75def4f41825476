import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { commentStatuses } from '../comments/comment-status.ts'
import { aspectFields } from '../reviews/review-aspects.ts'
import { complaintReasons, rejectReasons, replyStatuses, reviewStatuses } from '../reviews/review-status.ts'
import { caseHistory } from './case-move.ts'
import { existingPassword } from './fields.ts'
import { paged } from './paged.ts'
import { likeTypes, recordKinds } from './profile-kinds.ts'

/** A text in the language of the request or its fallback. */
export const words = z.object({ TEXT: z.string(), LANG: z.enum(locales) })
export type Words = z.infer<typeof words>

/** Path without the language; null if the page no longer exists. */
const path = z.string().nullable()
const instant = z.iso.datetime({ offset: true })

const companyRef = z.object({ COMPANY_CODE: z.string(), NAME: words, PATH: path })
const picture = z.object({ SRC: z.string(), COLOR: z.string().nullable() })

/**
 * A like; TITLE is null if its target no longer exists. The CODE of a doctor is unique only within a COMPANY.
 */
export const likedItem = z.object({
  TYPE: z.enum(likeTypes),
  CODE: z.string(),
  CREATED_AT: instant,
  TITLE: words.nullable(),
  PATH: path,
  IMAGE: picture.nullable(),
  COMPANY: companyRef.nullable(),
})
export type LikedItem = z.infer<typeof likedItem>
export const likeList = paged(likedItem)

/** An answer, a follow-up or a comment with its state; REASON says why a moderator rejected it. */
const decided = {
  REASON: z.enum(rejectReasons).nullable(),
  REASON_TEXT: z.string().nullable(),
}

/** A review by the person, in any status (S-REV). PATH is its public page. */
export const ownReview = z.object({
  REVIEW_CODE: z.string(),
  STATUS: z.enum(reviewStatuses),
  RATING: z.int(),
  ...aspectFields(() => z.int().nullable()),
  TEXT: z.string(),
  LANG: z.enum(locales),
  DATE: z.iso.date(),
  VISIT_DATE: z.iso.date().nullable(),
  ANSWER: z.string().nullable(),
  FOLLOW_UP: z.object({ TEXT: z.string(), STATUS: z.enum(replyStatuses), ...decided }).nullable(),
  ...decided,
  /** When an approved one is published. */
  PUBLISH_AT: instant.nullable(),
  /** The clinic's complaint, and the end of the time for an explanation. */
  COMPLAINT: z
    .object({
      REASON: z.enum(complaintReasons),
      TEXT: z.string(),
      UNTIL: instant.nullable(),
      EXPLANATION: z.string().nullable(),
    })
    .nullable(),
  HISTORY: caseHistory,
  COMPANY: companyRef,
  SPECIALIST: words.nullable(),
  PATH: path,
})
export type OwnReview = z.infer<typeof ownReview>
export const ownReviewList = paged(ownReview)

/** A comment by the person; ON is null if its target no longer exists. */
export const ownComment = z.object({
  COMMENT_CODE: z.uuid(),
  TYPE: z.enum(['news', 'material', 'review']),
  STATUS: z.enum(commentStatuses),
  ...decided,
  TEXT: z.string(),
  LANG: z.enum(locales),
  CREATED_AT: instant,
  ON: words.nullable(),
  PATH: path,
})
export type OwnComment = z.infer<typeof ownComment>
export const ownCommentList = paged(ownComment)

/** An entry of the medical records. Others can verify the document by DOCUMENT_CODE (D-DV). */
export const medicalRecord = z.object({
  RECORD_CODE: z.uuid(),
  KIND: z.enum(recordKinds),
  DATE: z.iso.date(),
  TITLE: z.string(),
  LANG: z.enum(locales),
  COMPANY: companyRef,
  SPECIALIST: words.nullable(),
  DOCUMENT_CODE: z.string().nullable(),
  /** The clinic has revoked the document. */
  IS_REVOKED: z.boolean(),
})
export type MedicalRecord = z.infer<typeof medicalRecord>
export const medicalRecordList = paged(medicalRecord)

/** A record and its access log, newest first, including the current request; COMPANY is null for the person. */
export const openedRecord = medicalRecord.extend({
  TEXT: z.string().nullable(),
  VIEWS: z.array(z.object({ VIEWER: z.string(), COMPANY: words.nullable(), AT: instant })),
})
export type OpenedRecord = z.infer<typeof openedRecord>

/** A36: subscriptions of the person. */
export const subscriptionList = paged(
  z.object({
    KIND: z.enum(['company', 'doctor', 'news-category', 'waiting-list']),
    CODE: z.string(),
    CHANNEL: z.enum(['email', 'sms']),
    CREATED_AT: instant,
  }),
)

/** A booked visit to come; its words are in the language of the request as far as the clinic has them. PATH is its page, without the language. */
export const upcomingVisit = z.object({
  START: instant,
  TIMEZONE: z.string(),
  /** It waits for the clinic. */
  IS_PENDING: z.boolean(),
  COMPANY: z.string(),
  DOCTOR: z.string(),
  PLACE: z.string(),
  PATH: z.string(),
})

/** Counts of everything in the profile, the next visits, the newest records and answers. */
export const profileOverview = z.object({
  LIKES: z.int(),
  REVIEWS: z.int(),
  COMMENTS: z.int(),
  QUESTIONS: z.int(),
  CONSULTATIONS: z.int(),
  RECORDS: z.int(),
  SUBSCRIBES: z.int(),
  UPCOMING: z.array(upcomingVisit),
  NEW_RECORDS: z.array(medicalRecord),
  NEW_ANSWERS: z.array(ownReview),
})
export type ProfileOverview = z.infer<typeof profileOverview>

/** A session of the person; DEVICE is derived from the `User-Agent`. */
export const ownSessionList = paged(
  z.object({
    SESSION_ID: z.uuid(),
    DEVICE: z.string(),
    CREATED_AT: instant,
    USED_AT: instant,
    IS_CURRENT: z.boolean(),
  }),
)
export type OwnSession = z.infer<typeof ownSessionList>['data'][number]

/** How many sessions were ended. */
export const endedSessions = z.object({ ENDED: z.int() })

/** A37: the new AVATAR_VERSION. */
export const avatarVersion = z.object({ AVATAR_VERSION: z.int().min(1) })

/** Export of all data stored about the person. */
export const exportedData = z.looseObject({ EXPORTED_AT: z.string() })

/** Deleting the account requires its password. */
export const deleteAccountBody = z.strictObject({ PASSWORD: existingPassword })
