import type { CompanyStatus } from '../../schemas/requests/company.ts'

/** Who moves a company from one standing to another (S-COMPANY). */
type Mover = 'owner' | 'moderator'

const steps: Record<Mover, Partial<Record<CompanyStatus, readonly CompanyStatus[]>>> = {
  owner: { rejected: ['moderation'] },
  moderator: { moderation: ['active', 'rejected'], active: ['suspended'], suspended: ['active'] },
}

/** Where a company may go from its standing. */
export const nextStatuses = (mover: Mover, from: CompanyStatus): readonly CompanyStatus[] =>
  steps[mover][from] ?? []

export const mayMove = (mover: Mover, from: CompanyStatus, to: CompanyStatus): boolean =>
  nextStatuses(mover, from).includes(to)

/** True for a company that visitors see. */
export const isShown = (status: CompanyStatus): boolean => status === 'active'
