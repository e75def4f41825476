'use client'

import type { AccessCode } from '../../../schemas/answers/business.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { roleLabels } from '../../../schemas/roles.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { useCabinetNames } from './staff-place.ts'

/** What a code gives, to how many people, and until when. */
export function CodeFacts({ code }: { code: AccessCode }) {
  const { locale, t } = usePage()
  const cabinetNames = useCabinetNames()
  const date = code.EXPIRES_AT.slice(0, 10)
  return (
    <p className="text-sm text-ink-soft">
      {roleLabels[code.ROLE][locale]} · {cabinetNames([code.CABINET])}
      <br />
      {t('business:invite.until', { date: formatCalendarDate(date, locale, date) })} ·{' '}
      {t('business:invite.used', { used: code.USES, total: code.MAX_USES })}
    </p>
  )
}
