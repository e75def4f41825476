/** Frequent reasons of moderators; each has its sentence in every language. */
export const reasonNames = [
  'unreadable',
  'noLicence',
  'otherName',
  'taxNumber',
  'address',
  'phone',
  'duplicate',
] as const
