/** States of a review (S-REV). A new one waits for a moderator, or, approved, for the end of the clinic's preview. */
export const reviewStatuses = ['new', 'published', 'rejected', 'disputed', 'hidden'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** The replies below a review: one by the clinic, and one by the author after it. */
export const replyKinds = ['answer', 'follow-up'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** States of an answer and a follow-up (S-REV). A doctor's draft waits for a member who may send it. */
export const replyStatuses = ['draft', 'new', 'published', 'rejected'] as const
export type ReplyStatus = (typeof replyStatuses)[number]

/** How it is known that the author was there, the surest first (F18). */
export const reviewProofs = ['visit', 'document', 'phone'] as const
export type ReviewProof = (typeof reviewProofs)[number]

/** Why a moderator rejects a text (F19, F20). */
export const rejectReasons = ['copied', 'noExperience', 'insults', 'personalData', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** A clinic's reasons for a complaint (R94). */
export const complaintReasons = ['notPatient', 'untrue', 'insults', 'personalData', 'other'] as const
export type ComplaintReason = (typeof complaintReasons)[number]

/** How long a clinic sees an approved review before it is published, and an author may explain a disputed one. */
export const previewHours = 48
export const explainDays = 7
/** One live review per author and object in so many days. */
export const reviewDays = 180
/** Length of a review, an answer and a comment (V-19). */
export const textLength = { min: 20, max: 4000 } as const
