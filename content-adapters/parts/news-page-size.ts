/** News on a page of a list (B-23). */
export const newsPageSize = 12
