/** A reason from a list, as a sentence, and what was written about it. */
export const saidReason = (reason: string | false | undefined, words: string | null | undefined): string =>
  [reason && `${reason}.`, words].filter(Boolean).join(' ')
