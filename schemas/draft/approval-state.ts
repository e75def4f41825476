/** The state of a request to publish: only an `open` one waits for a decision. */
export const approvalStates = ['open', 'published', 'returned', 'withdrawn', 'superseded'] as const
export type ApprovalState = (typeof approvalStates)[number]
