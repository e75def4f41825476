/** Stands in the place of a block that is drawn elsewhere. */
export const elsewhere = '<!--elsewhere-->'
