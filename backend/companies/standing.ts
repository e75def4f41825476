import type { CompanyStatus, DecidedStatus } from '../../schemas/company-status.ts'

/** Who changes a company's status (S-COMPANY). */
type Mover = 'owner' | 'moderator'

const decisions: Partial<Record<CompanyStatus, readonly DecidedStatus[]>> = {
  moderation: ['active', 'rejected'],
  active: ['suspended'],
  suspended: ['active'],
}

const steps: Record<Mover, Partial<Record<CompanyStatus, readonly CompanyStatus[]>>> = {
  owner: { rejected: ['moderation'] },
  moderator: decisions,
}

/** The statuses that moderators may set from this one. */
export const decisionsFrom = (from: CompanyStatus): readonly DecidedStatus[] => decisions[from] ?? []

export const mayMove = (mover: Mover, from: CompanyStatus, to: CompanyStatus): boolean =>
  steps[mover][from]?.includes(to) ?? false

/** Whether visitors see the company. */
export const isShown = (status: CompanyStatus): boolean => status === 'active'
