/** What is chosen of one of two cards that are merged; a name as a whole, and a consent with its wording. */
export const mergeFields = [
  'NAME',
  'BIRTHDAY',
  'TEL',
  'EMAIL',
  'LOCALE',
  'DO_NOT_CALL',
  'REMARK',
  'CONSENT',
] as const
export type MergeField = (typeof mergeFields)[number]

/** For how many days a merge can be undone. */
export const undoDays = 30
