import type { Translate } from '../../../locales/index.ts'
import type { OwnCompany } from '../../../schemas/api/business.ts'

const tones = {
  moderation: 'bg-warning-tint text-warning-ink',
  suspended: 'bg-danger-tint text-danger-ink',
  rejected: 'bg-danger-tint text-danger-ink',
}

/** Why patients cannot see the company (S-COMPANY). */
export function StatusNotice({ status, t }: { status: OwnCompany['STATUS']; t: Translate }) {
  if (status === 'active') return null
  return <p className={`rounded-control px-4 py-3 ${tones[status]}`}>{t(`business:status.${status}`)}</p>
}
