/**
 * Cookie of the language that a reader has chosen (B-30); expires after 365 days, SameSite=Lax (C-2). It is a file of its own, because the
 * first script of a document needs nothing else of the languages.
 */
export const localeCookie = 'locale'
