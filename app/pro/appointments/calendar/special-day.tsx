import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffCalendar } from '../../../../schemas/api/staff-calendar.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'

/** A notice that the branch is closed on a day, or has unusual hours, with the reason and a link to its hours. */
export function SpecialDay({ day }: { day: StaffCalendar['SPECIAL_DAYS'][number] }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { hours } = useBranch()
  const note = readLocalized(day, 'NOTE', locale)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 rounded-control bg-warning-tint px-4 py-2.5 text-warning-ink">
      <p>
        {day.INTERVALS.length === 0
          ? t('calendar:obstacle.closed.day')
          : t('calendar:specialDay', {
              hours: day.INTERVALS.map((interval) => interval.join('–')).join(', '),
            })}{' '}
        {note && <span lang={note.lang === locale ? undefined : note.lang}>{note.text}</span>}
      </p>
      {hours && (
        <AppLink href={hours} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('calendar:toHours')}
        </AppLink>
      )}
    </div>
  )
}
