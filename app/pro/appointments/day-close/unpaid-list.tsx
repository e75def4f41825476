import type { DayClose } from '../../../../schemas/api/visit.ts'
import { formatCalendarDate } from '../../../../schemas/formats/date.ts'
import { mostUnpaid } from '../../../../schemas/visits/day-close-limits.ts'
import { formatMoney } from '../../../../schemas/visits/money.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { visitLink } from '../visit-link.ts'

type Props = {
  day: DayClose
  /** The path of the calendar, without the language. */
  base: string
}

/** The visits that are not paid in full, the largest debt first, each leading to itself in the calendar. */
export function UnpaidList({ day, base }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { UNPAID, CURRENCY } = day
  if (UNPAID.length === 0) return <p className="text-ink-soft">{t('visits:day.allPaid')}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {UNPAID.map((visit) => (
          <li key={visit.APPOINTMENT_CODE}>
            <AppLink
              href={visitLink(base, visit)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-2 py-2 hover:bg-accent-wash"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{visit.PATIENT}</span>
                <span className="block text-sm text-ink-soft">{formatCalendarDate(visit.DATE, locale)}</span>
              </span>
              <span className="ms-auto whitespace-nowrap text-warning-ink tabular-nums">
                {formatMoney(visit.DUE, CURRENCY)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {UNPAID.length === mostUnpaid && (
        <p className="mt-2 text-sm text-ink-soft">{t('visits:day.mostUnpaid', { number: mostUnpaid })}</p>
      )}
    </>
  )
}
