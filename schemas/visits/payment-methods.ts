/** How money is taken for a visit. */
export const paymentMethods = ['cash', 'card', 'transfer', 'insurance', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The part of a visit that bonus points have paid: it is no money, and is in no till. */
export const byPoints = 'points'

/** How a visit was paid. */
export const paidWays = [...paymentMethods, byPoints] as const
export type PaidWay = (typeof paidWays)[number]
