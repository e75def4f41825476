/** The parts of a doctor's note: a version of its text, which takes the place of the one before, or an addition below it. */
export const noteParts = ['text', 'addition'] as const

/** How long the text of a note can be written anew; afterwards only an addition can be. */
export const noteTextMs = 86_400_000
