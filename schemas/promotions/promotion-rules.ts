/** For how many days a price must have stood before a promotion calls it the former one; as many days are between two promotions of a service. */
export const standingDays = 30

/** The longest promotion in days: what lasts longer is the price itself. */
export const longestDays = 90
