import { useState } from 'react'
import { sectionPath } from '../../../../schemas/access/sections.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { focusOnce } from '../../../../ui/core/focus-once.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { patientCard } from '../../../queries/patients.ts'
import { useLateQuery } from '../../../queries/use-late-query.ts'
import { useTranslation } from '../../../use-translation.ts'
import { ListFailed } from '../../area/list-states.tsx'
import { messageOf } from '../../message-of.ts'
import { marksOf, nameOf } from '../../patients/patient-line.ts'
import { useFoundPatients } from '../../patients/use-found-patients.ts'
import { useDocumentsPlace } from '../documents-place.ts'

type Props = {
  /** PATIENT_CODE of the card. */
  patient: string | undefined
  onChoose: (patient: string | undefined) => void
}

/** To whom a document is issued: searched as in the list of patients, or the chosen one. */
export function ChoosePatient({ patient, onChoose }: Props) {
  const [wasChosen, setChosen] = useState(false)
  if (patient) return <Chosen patient={patient} onLeave={() => onChoose(undefined)} takesFocus={wasChosen} />
  return (
    <Search
      onChoose={(code) => {
        setChosen(true)
        onChoose(code)
      }}
    />
  )
}

function Chosen({
  patient,
  onLeave,
  takesFocus,
}: {
  patient: string
  onLeave: () => void
  takesFocus: boolean
}) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const { data, error, isFetching, refetch } = useLateQuery(patientCard(place, patient))
  if (error)
    return <ListFailed message={messageOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-surface px-4 py-3">
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">{t('documents:fact.patient')}</span>
        <span className="block font-semibold wrap-anywhere">{data ? nameOf(data) : '…'}</span>
        {data && <span className="block text-sm text-ink-soft tabular-nums">{marksOf(data, locale, t)}</span>}
      </p>
      <Button ref={takesFocus ? focusOnce : undefined} variant="secondary" size="small" onClick={onLeave}>
        {t('documents:issue.otherPatient')}
      </Button>
    </div>
  )
}

function Search({ onChoose }: { onChoose: (patient: string) => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, base } = useDocumentsPlace()
  const [typed, setTyped] = useState('')
  const { patients = [], error, isFetching, isCurrent, retry } = useFoundPatients(place, typed)
  const wanted = typed.trim()
  return (
    <>
      <Field label={t('documents:issue.whom')} hint={t('business:patients.search')}>
        <Input
          ref={focusOnce}
          kind="search"
          maxLength={120}
          value={typed}
          loading={isFetching && !isCurrent}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-soft">
        {isCurrent && wanted ? t('business:patients.found', { count: patients.length }) : ''}
      </p>
      {error && <ListFailed message={messageOf(error)} isRetrying={isFetching} onRetry={retry} />}
      {!error && isCurrent && patients.length === 0 && (
        <p className="mt-2 text-ink-soft">
          {t('documents:issue.noPatient')}{' '}
          <AppLink href={`${base}/${sectionPath('patients')}`} className="link">
            {t('documents:issue.toPatients')}
          </AppLink>
        </p>
      )}
      {!error && patients.length > 0 && (
        <ul className={`mt-2 divide-y divide-line border-y border-line ${isCurrent ? '' : 'opacity-60'}`}>
          {patients.slice(0, 8).map((one) => (
            <li key={one.PATIENT_CODE}>
              <button
                type="button"
                className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-6 px-2 py-2 text-start hover:bg-accent-wash"
                onClick={() => onChoose(one.PATIENT_CODE)}
              >
                <span className="min-w-0 font-medium wrap-anywhere">{nameOf(one)}</span>
                <span className="text-sm text-ink-soft tabular-nums">{marksOf(one, locale, t)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
