import type { PatientInShort } from '../../../../schemas/api/patients.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { marksOf, nameOf } from '../../patients/patient-line.ts'
import { useFoundPatients } from '../../patients/use-found-patients.ts'
import { useBranch } from '../appointments-context.ts'
import { patientOf } from '../visit-name.ts'
import { useFoundVisits } from './use-found-visits.ts'

/** A patient whom the clinic knows. */
export type KnownPatient = Pick<
  StaffAppointment,
  'PATIENT_CODE' | 'LASTNAME' | 'NAME' | 'MIDDLENAME' | 'TEL' | 'BIRTHDAY'
> &
  Partial<Pick<PatientInShort, 'PATIENT_NUMBER'>>

type Props = { search: string; onPick: (patient: KnownPatient) => void }

const mostShown = 4
/** One letter finds anybody. */
const leastLetters = 2

/** Patients who match the typed text, by their cards or, without the right to see those, by earlier visits: one press fills the form. */
export function KnownPatients({ search, onPick }: Props) {
  const { patients } = useBranch()
  if (search.trim().length < leastLetters) return null
  return patients === undefined ? (
    <ByVisits search={search} onPick={onPick} />
  ) : (
    <ByCards search={search} onPick={onPick} />
  )
}

function ByCards({ search, onPick }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useBranch()
  const { patients = [], isCurrent } = useFoundPatients(place, search)
  if (!isCurrent) return null
  const wordsOf = (card: PatientInShort) => `${nameOf(card)}, ${marksOf(card, locale, t)}`
  return (
    <Choice
      title={t('visits:walkIn.patients')}
      patients={patients.map((card) => [card.PATIENT_CODE, wordsOf(card), card])}
      onPick={onPick}
    />
  )
}

function ByVisits({ search, onPick }: Props) {
  const { t } = useTranslation()
  const { visits = [] } = useFoundVisits(search)
  const patients = new Map(visits.map((visit) => [`${patientOf(visit)} ${visit.TEL}`, visit]))
  const wordsOf = (visit: StaffAppointment) =>
    [patientOf(visit), visit.TEL && formatPhone(visit.TEL)].filter(Boolean).join(', ')
  return (
    <Choice
      title={t('calendar:add.known')}
      patients={[...patients].map(([key, visit]) => [key, wordsOf(visit), visit])}
      onPick={onPick}
    />
  )
}

type ChoiceProps = Pick<Props, 'onPick'> & {
  title: string
  patients: readonly (readonly [key: string, words: string, patient: KnownPatient])[]
}

function Choice({ title, patients, onPick }: ChoiceProps) {
  if (patients.length === 0) return null
  return (
    <div>
      <p className="text-sm text-ink-soft">{title}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {patients.slice(0, mostShown).map(([key, words, patient]) => (
          <li key={key}>
            <Button
              variant="secondary"
              size="small"
              className="h-auto py-1.5 text-start whitespace-normal"
              onClick={() => onPick(patient)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
