/** How a visit was paid. */
export const paymentMethods = ['cash', 'card', 'transfer', 'insurance', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
