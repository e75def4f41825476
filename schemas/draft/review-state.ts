/** How a request to publish stands: only an `open` one waits for somebody. */
export const reviewStates = ['open', 'published', 'returned', 'withdrawn', 'superseded'] as const
export type ReviewState = (typeof reviewStates)[number]
