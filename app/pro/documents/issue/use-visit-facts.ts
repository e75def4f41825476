import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { PatientVisit } from '../../../../schemas/api/visit.ts'
import { typedMoney } from '../../../../schemas/visits/money.ts'
import { patientVisits } from '../../../queries/patients.ts'
import { useLateQuery } from '../../../queries/use-late-query.ts'
import { isHereNow } from '../../appointments/is-here-now.ts'
import { useDocumentsPlace } from '../documents-place.ts'

const came: readonly PatientVisit['STATUS'][] = ['arrived', 'completed']

/** The visits of a patient that a document can be about, the newest first; undefined until they are there. */
export function useHeldVisits(patient: string): PatientVisit[] | undefined {
  const { place } = useDocumentsPlace()
  const { data } = useLateQuery(patientVisits(place, patient))
  return data?.data.filter(({ STATUS }) => came.includes(STATUS))
}

/**
 * Fills a form in with what is known, as if nobody had typed in it: the visit for which the patient is there now, unless an address names one, and as the
 * `amounts` what the services of the visit cost. What a person has chosen or typed stays.
 */
export function useVisitFacts<Values extends FieldValues & { VISIT_CODE?: string | boolean | undefined }>(
  form: Pick<UseFormReturn<Values>, 'resetField' | 'watch' | 'getFieldState'>,
  {
    patient,
    given,
    amounts = [],
  }: { patient: string; given: string | undefined; amounts?: readonly string[] },
): void {
  const visits = useHeldVisits(patient)
  const now = given ?? visits?.find(isHereNow)?.APPOINTMENT_CODE
  const chosen = form.watch('VISIT_CODE' as Path<Values>)
  const total = visits?.find(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE === chosen)?.TOTAL ?? 0
  const fill = useEffectEvent((name: string, value: string) => {
    const field = name as Path<Values>
    if (!form.getFieldState(field).isDirty)
      form.resetField(field, { defaultValue: value as PathValue<Values, Path<Values>> })
  })
  useEffect(() => {
    if (now !== undefined) fill('VISIT_CODE', now)
  }, [now])
  const names = amounts.join('\n')
  useEffect(() => {
    for (const name of names.split('\n').filter(Boolean)) fill(name, total > 0 ? typedMoney(total) : '')
  }, [names, total])
}
