/** What a row of points is: given for a payment, used to pay, ended, written by the staff, or brought from another system. */
export const pointKinds = ['accrual', 'redemption', 'expiry', 'correction', 'import'] as const
export type PointKind = (typeof pointKinds)[number]
