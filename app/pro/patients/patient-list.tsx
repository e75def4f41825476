import type { PatientInShort } from '../../../schemas/api/patients.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Avatar } from '../../../ui/icon/avatar.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { marksOf, nameOf } from './patient-line.ts'
import { usePatientsPlace } from './patients-place.ts'

/** Patients, each leading to the card. Their cards are not fetched ahead: the patient is told of each opening. */
export function PatientList({ patients }: { patients: readonly PatientInShort[] }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { path } = usePatientsPlace()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {patients.map((patient) => (
        <li key={patient.PATIENT_CODE}>
          <AppLink
            href={`${path}/${patient.PATIENT_CODE}`}
            prefetch={false}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-2 py-2 hover:bg-accent-wash"
          >
            <span className="flex min-w-0 items-center gap-3 font-medium wrap-anywhere">
              {patient.PHOTO && <Avatar name={nameOf(patient)} src={patient.PHOTO} size="small" decorative />}
              {nameOf(patient)}
            </span>
            <span className="text-sm text-ink-soft tabular-nums">{marksOf(patient, locale, t)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
