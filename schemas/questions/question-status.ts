/**
 * States of a question to a clinic. It is `new` until it is answered, `again` after the asker's one question back, and `closed` once
 * nothing more is expected. A withdrawn one has lost its words.
 */
export const questionStatuses = ['new', 'answered', 'again', 'closed', 'spam', 'withdrawn'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** States in which a question waits for the clinic, with a clock. */
export const waitingQuestions = ['new', 'again'] as const satisfies readonly QuestionStatus[]

/**
 * Whether everybody may read a question with its first answer: `kept` between the two unless the asker has allowed it, then it is
 * `new` for a moderator.
 */
export const publications = ['kept', 'new', 'published', 'rejected'] as const
export type Publication = (typeof publications)[number]

/** The messages after a question, each once. */
export const questionMessageKinds = ['answer', 'follow-up', 'last-answer'] as const
export type QuestionMessageKind = (typeof questionMessageKinds)[number]

/** How long a clinic has for an answer. */
export const answerWithinDays = 2
/** Length of a question. */
export const questionLength = { min: 20, max: 3000 } as const
