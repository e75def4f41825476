/** Reasons that moderators give again and again; each has its sentence in every language. */
export const reasonNames = [
  'unreadable',
  'noLicence',
  'otherName',
  'taxNumber',
  'address',
  'phone',
  'duplicate',
] as const
