/**
 * States of a question to a clinic. It is `new` until it is answered, `again` after the asker's one question back, and `closed` once
 * nothing more is expected. A withdrawn one has lost its words.
 */
export const questionStatuses = ['new', 'answered', 'again', 'closed', 'spam', 'withdrawn'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** The arrows of a question: from which states, and into which. Nothing else changes a state. */
export const questionArrows = {
  answer: { from: ['new'], to: 'answered' },
  /** The asker asks back, once: there is no arrow to `answered` again. */
  followUp: { from: ['answered'], to: 'again' },
  answerAgain: { from: ['again'], to: 'closed' },
  close: { from: ['answered', 'again'], to: 'closed' },
  spam: { from: ['new'], to: 'spam' },
  restore: { from: ['spam'], to: 'new' },
  withdraw: { from: ['new', 'answered', 'again', 'closed', 'spam'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly QuestionStatus[]; to: QuestionStatus }>
export type QuestionArrow = keyof typeof questionArrows

/** States in which a question waits for the clinic, with a clock. */
export const waitingQuestions = ['new', 'again'] as const satisfies readonly QuestionStatus[]

/**
 * Whether everybody may read a question with its first answer: `kept` between the two unless the asker has allowed it, then it is
 * `new` for a moderator.
 */
export const publications = ['kept', 'new', 'published', 'rejected'] as const
export type Publication = (typeof publications)[number]

export const publicationArrows = {
  offer: { from: ['kept'], to: 'new' },
  publish: { from: ['new'], to: 'published' },
  reject: { from: ['new'], to: 'rejected' },
  takeBack: { from: ['new', 'published', 'rejected'], to: 'kept' },
} as const satisfies Record<string, { from: readonly Publication[]; to: Publication }>
export type PublicationArrow = keyof typeof publicationArrows

/** The messages after a question, each once. */
export const questionMessageKinds = ['answer', 'follow-up', 'last-answer'] as const
export type QuestionMessageKind = (typeof questionMessageKinds)[number]

/** How long a clinic has for an answer. */
export const answerWithinDays = 2
/** Length of a question. */
export const questionLength = { min: 20, max: 3000 } as const
