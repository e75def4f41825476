/** A reason from a list, as a sentence, with the words that were added to it. */
export const saidReason = (reason: string | false | undefined, words: string | null | undefined): string =>
  [reason && `${reason}.`, words].filter(Boolean).join(' ')
