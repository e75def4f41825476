import type { CompanyStatus, DecidedStatus } from '../../schemas/company-status.ts'

/** Who moves a company from one standing to another (S-COMPANY). */
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

/** Where moderators may send a company from its standing. */
export const decisionsFrom = (from: CompanyStatus): readonly DecidedStatus[] => decisions[from] ?? []

export const mayMove = (mover: Mover, from: CompanyStatus, to: CompanyStatus): boolean =>
  steps[mover][from]?.includes(to) ?? false

/** True for a company that visitors see. */
export const isShown = (status: CompanyStatus): boolean => status === 'active'
