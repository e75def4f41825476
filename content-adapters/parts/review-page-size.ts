/** Number of reviews on a page of the complete list (B-23). */
export const reviewPageSize = 20
