/** Standing of a company (S-COMPANY). */
export const companyStatuses = ['moderation', 'active', 'suspended', 'rejected'] as const
export type CompanyStatus = (typeof companyStatuses)[number]

/** Where a moderator may send a company. */
export const decidedStatuses = ['active', 'rejected', 'suspended'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]
