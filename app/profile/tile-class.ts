/** The classes of a link in the overview that fills its row. */
export const tileClass =
  'relative flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-3 hover:bg-accent-tint'
