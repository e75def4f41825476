import type { CompanyStatus, DecidedStatus } from '../../schemas/companies/company-status.ts'

/** The persons who change a company's status (S-COMPANY). */
type Actor = 'owner' | 'moderator'

const decisions: Partial<Record<CompanyStatus, readonly DecidedStatus[]>> = {
  moderation: ['active', 'rejected'],
  active: ['suspended'],
  suspended: ['active'],
}

const steps: Record<Actor, Partial<Record<CompanyStatus, readonly CompanyStatus[]>>> = {
  owner: { rejected: ['moderation'] },
  moderator: decisions,
}

/** The statuses that moderators may set from this one. */
export const allowedDecisions = (from: CompanyStatus): readonly DecidedStatus[] => decisions[from] ?? []

export const mayChangeStatus = (actor: Actor, from: CompanyStatus, to: CompanyStatus): boolean =>
  steps[actor][from]?.includes(to) ?? false

/** Whether visitors see the company. */
export const isVisible = (status: CompanyStatus): boolean => status === 'active'
