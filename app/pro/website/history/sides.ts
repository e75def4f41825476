/** A version by its number, or the draft. */
export type Side = number | 'draft'

/** What is compared: a version with the draft or another version. */
export type Compared = { before: number; after: Side }
