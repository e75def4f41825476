/** Statuses of a company (S-COMPANY). */
export const companyStatuses = ['moderation', 'active', 'suspended', 'rejected'] as const
export type CompanyStatus = (typeof companyStatuses)[number]

/** Statuses that a moderator can set. */
export const decidedStatuses = ['active', 'rejected', 'suspended'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]
