import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { patientOf } from '../visit-name.ts'
import { useFoundVisits } from './use-found-visits.ts'

type Props = { search: string; onPick: (visit: StaffAppointment) => void }

const mostShown = 4

/** Patients who have been here before and match the typed text: one press fills the form. */
export function KnownPatients({ search, onPick }: Props) {
  const { t } = useTranslation()
  const { visits = [] } = useFoundVisits(search)
  const patients = new Map(visits.map((visit) => [`${patientOf(visit)} ${visit.TEL}`, visit]))
  if (patients.size === 0) return null
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('calendar:add.known')}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {[...patients].slice(0, mostShown).map(([key, visit]) => (
          <li key={key}>
            <Button variant="secondary" size="small" onClick={() => onPick(visit)}>
              {[patientOf(visit), visit.TEL && formatPhone(visit.TEL)].filter(Boolean).join(', ')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
