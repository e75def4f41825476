import type { CompanyStatus } from '../../schemas/companies/company-status.ts'
import type { BadgeTone } from '../../ui/shown/badge.tsx'

/** The badge colour of each status. */
export const toneOf: Record<CompanyStatus, BadgeTone> = {
  moderation: 'warning',
  active: 'success',
  suspended: 'neutral',
  rejected: 'danger',
}
