import type { CompanyStatus } from '../../schemas/company-status.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** The colour of each standing. */
export const toneOf: Record<CompanyStatus, BadgeTone> = {
  moderation: 'warning',
  active: 'success',
  suspended: 'neutral',
  rejected: 'danger',
}
