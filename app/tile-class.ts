/** The classes of a link that fills its row, in the overviews of a patient and of a clinic. */
export const tileClass =
  'relative flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-3 hover:bg-accent-tint'
