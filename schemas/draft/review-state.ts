/** The state of a request to publish: only an `open` one waits for a decision. */
export const reviewStates = ['open', 'published', 'returned', 'withdrawn', 'superseded'] as const
export type ReviewState = (typeof reviewStates)[number]
