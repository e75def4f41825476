import type { reviewReply } from '../database/tables/index.ts'

type Reply = Pick<typeof reviewReply.$inferSelect, 'text' | 'status' | 'reason' | 'reasonText'>

/** A reply below a review, as its author sees it. */
export const replyAnswer = ({ text, status, reason, reasonText }: Reply) => ({
  TEXT: text,
  STATUS: status,
  REASON: reason,
  REASON_TEXT: reasonText,
})
