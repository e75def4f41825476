/** Number of news items or materials on a page of a list (B-23). */
export const articlePageSize = 12
