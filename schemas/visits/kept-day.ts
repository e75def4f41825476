/** The address of the script that keeps a doctor's day (decision 51); it stays the same, because a browser looks there for a newer one. */
export const practiceWorkerPath = '/practice-worker.js'

/**
 * A doctor's day as a browser keeps it for a time without a network (`client/offline`, decision 51): a finished document, which `renderer/client/practice-worker.ts`
 * shows with its age.
 */
export type KeptDay = {
  /** The path at which it is shown, with the language. */
  path: string
  html: string
  /** The document that is shown at the other paths of the business section, which leads to the day; a day that an older page has kept has none. */
  elsewhere?: string
  /** How its age is said, with `{{minutes}}` and `{{hours}}`; the document has `keptAge` in its place. */
  age: { minutes: string; hours: string }
  /**
   * When the visits that are not over are, in milliseconds since 1970 and in their order, and how the one that is now and the one that is next are marked;
   * the document has `keptMark` in the place of each mark. A day that an older page has kept has none.
   */
  visits?: { from: number; until: number }[]
  marks?: { now: string; next: string }
  /** In milliseconds since 1970, by the clock of the device. */
  savedAt: number
}

/** The database, its one store and the key of its one row; the worker has the same. */
export const keptIn = { database: 'shipa-practice', store: 'day', key: 'own' } as const

/** The words of a document in whose place its age is written. */
export const keptAge = '{{age}}'

/** What a document has where a visit is marked as the one that is now or next. No text of a person can be it. */
export const keptMark = '<!--mark-->'

/** For how long a day is kept, in milliseconds. */
export const keptMs = 86_400_000
