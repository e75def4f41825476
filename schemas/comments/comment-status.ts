/** States of a comment (S-REV). */
export const commentStatuses = ['new', 'published', 'rejected'] as const
export type CommentStatus = (typeof commentStatuses)[number]
