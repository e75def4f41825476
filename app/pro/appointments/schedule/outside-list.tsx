import type { AppointmentConflict } from '../../../../schemas/api/staff-appointment.ts'
import { formatCalendarDate } from '../../../../schemas/formats/date.ts'
import { homeZone } from '../../../../schemas/formats/home-zone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useToday } from '../../use-today.ts'

/** A visit that no hours cover; its doctor is named where there may be several. */
type Shown = AppointmentConflict & { DOCTOR?: string | null }

type Props<Outside> = {
  outside: readonly Outside[]
  /** The date of a visit in the zone of its branch. */
  dateOf: (visit: Outside) => string
  /** The path of a visit's day, without the language; absent where going there would lose what is being edited. */
  hrefOf?: (visit: Outside) => string
}

/** Visits that no hours cover, each with a link to its day. */
export function OutsideList<Outside extends Shown>({ outside, dateOf, hrefOf }: Props<Outside>) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const today = useToday(homeZone.name)
  return (
    <ul className="mt-2 grid gap-1">
      {outside.map((visit) => {
        const { APPOINTMENT_CODE, START, LABEL, PATIENT, DOCTOR, STATUS } = visit
        const date = dateOf(visit)
        const words = [
          `${formatCalendarDate(date, locale, today)}, ${LABEL}`,
          PATIENT,
          DOCTOR,
          STATUS && t(`calendar:status.${STATUS}`),
        ]
          .filter(Boolean)
          .join(' · ')
        return (
          <li key={APPOINTMENT_CODE ?? START}>
            {hrefOf ? (
              <AppLink
                href={hrefOf(visit)}
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
