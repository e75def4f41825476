/** How many days a day close has at most: a day, a week or a month. */
export const mostDays = 31

/** How many visits that are not paid in full it names. */
export const mostUnpaid = 100
