import type { reviewReply } from '../database/tables/index.ts'

type Reply = Pick<typeof reviewReply.$inferSelect, 'text' | 'status' | 'reason' | 'reasonText'>

/** What is said below a review, as those see it who wrote it. */
export const replyAnswer = ({ text, status, reason, reasonText }: Reply) => ({
  TEXT: text,
  STATUS: status,
  REASON: reason,
  REASON_TEXT: reasonText,
})
