import { serverNow } from '../../../../client/server-clock.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { AppointmentChange } from '../../../../schemas/api/staff-appointment.ts'
import { appointmentStatuses } from '../../../../schemas/booking/appointment-status.ts'
import { formatDate } from '../../../../schemas/formats/date.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { visitChanges } from '../../../queries/appointments.ts'
import { useLateQuery } from '../../../queries/use-late-query.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'

/** The staff's changes of a visit: by whom, when, and the values before; nothing without changes. */
export function VisitChanges({ code }: { code: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, timezone } = useBranch()
  const { data } = useLateQuery(visitChanges(place, code))
  if (!data || data.data.length === 0) return null
  const now = serverNow()
  const shownValue = (change: AppointmentChange, name: 'BEFORE' | 'AFTER'): string => {
    const text = readLocalized(change, name, locale)?.text
    if (text === undefined) return t('calendar:changes.none')
    if (change.FIELD === 'phone') return formatPhone(text)
    if (change.FIELD === 'minutes') return `${text} ${t('calendar:minutesUnit')}`
    const status = change.FIELD === 'status' && appointmentStatuses.find((one) => one === text)
    return status ? t(`calendar:status.${status}`) : text
  }
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">{t('calendar:changes.title')}</h3>
      <ul className="mt-2 grid gap-3">
        {data.data.map((change) => (
          <li key={`${change.AT} ${change.FIELD} ${change.AFTER}`}>
            <p className="wrap-anywhere">
              <span className="text-ink-soft">{t(`calendar:changes.field.${change.FIELD}`)}:</span>{' '}
              {t('calendar:changes.line', {
                before: shownValue(change, 'BEFORE'),
                after: shownValue(change, 'AFTER'),
              })}
            </p>
            <p className="text-sm text-ink-soft">
              {[change.BY, formatDate(change.AT, locale, timezone, now)].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
