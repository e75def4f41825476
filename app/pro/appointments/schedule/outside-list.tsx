import type { AppointmentConflict } from '../../../../schemas/api/staff-appointment.ts'
import { formatCalendarDate } from '../../../../schemas/formats/date.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { momentOf } from '../../clinic-moment.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'

type Props = { outside: readonly AppointmentConflict[]; isLinked?: boolean }

/** Visits that no hours cover, each with a link to its day unless that would lose what is being edited. */
export function OutsideList({ outside, isLinked = true }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { base, timezone } = useBranch()
  const today = useToday(timezone)
  return (
    <ul className="mt-2 grid gap-1">
      {outside.map(({ APPOINTMENT_CODE, START, LABEL, PATIENT, STATUS }) => {
        const { date } = momentOf(START, timezone)
        const words = [
          `${formatCalendarDate(date, locale, today)}, ${LABEL}`,
          PATIENT,
          STATUS && t(`calendar:status.${STATUS}`),
        ]
          .filter(Boolean)
          .join(' · ')
        return (
          <li key={APPOINTMENT_CODE ?? START}>
            {isLinked ? (
              <AppLink
                href={`${base}?date=${date}`}
                className="link inline-flex min-h-11 items-center pointer-fine:min-h-7"
              >
                {words}
              </AppLink>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
