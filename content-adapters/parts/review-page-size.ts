/** Reviews on a page of the whole list (B-23). */
export const reviewPageSize = 20
