/** The keys of an answered row besides its fields (`schemas/api/area.ts`); some of them in some areas only. */
export const rowKeys = [
  'code',
  'revision',
  'position',
  'status',
  'shownFrom',
  'shownUntil',
  'createdAt',
  'updatedAt',
] as const

/** The keys of a row of a `drafted` area besides. */
export const draftKeys = ['publishedRevision', 'publishedAt', 'publishAt', 'slug', 'views'] as const
