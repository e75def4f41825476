'use client'

import { roleLabels } from '../../../schemas/access/roles.ts'
import type { AccessCode } from '../../../schemas/api/staff.ts'
import { formatHomeDay } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useCabinetNames } from './staff-place.ts'

/** The role and cabinets that a code grants, to how many people, and until when. */
export function CodeFacts({ code }: { code: AccessCode }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const cabinetNames = useCabinetNames()
  return (
    <p className="text-sm text-ink-soft">
      {roleLabels[code.ROLE][locale]} · {cabinetNames([code.CABINET])}
      <br />
      {t('business:invite.until', { date: formatHomeDay(code.EXPIRES_AT, locale) })} ·{' '}
      {t('business:invite.used', { used: code.USES, total: code.MAX_USES })}
    </p>
  )
}
