/** What a row has besides its fields and is answered with (`schemas/api/area.ts`); some of it in some areas only. */
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
