import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { staffConsultationStates } from '../../../schemas/api/consultation.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { consultationSettings, staffConsultation, staffConsultations } from '../../queries/consultations.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Consultation, Consultations } from './loaded-screen.tsx'

/** R108: online consultations, first of all those whose patients wait; with `open` one of them. */
export default async function consultationsScreen(
  { company, cabinetCode, access }: ProState,
  { query }: Asked,
) {
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const path = `${proPath(company.COMPANY_CODE)}/online-consultations`
  const now = new Date().toISOString()
  const isDoctor = access.ROLE === 'doctor'
  const open = query.get('open')
  if (open)
    return (
      <Prefetched queries={[staffConsultation(place, open)]}>
        <Consultation place={place} path={path} code={open} now={now} isDoctor={isDoctor} />
      </Prefetched>
    )
  const state = oneOf(staffConsultationStates, query.get('state') ?? undefined) ?? 'waiting'
  const page = pageNumber(query.get('page') ?? undefined)
  const mayWrite = access.AREAS['online-consultations']?.includes('write') ?? false
  return (
    <Prefetched queries={[staffConsultations(place, state, page), consultationSettings(place)]}>
      <Consultations
        place={place}
        path={path}
        state={state}
        page={page}
        now={now}
        isDoctor={isDoctor}
        maySet={mayWrite && !isDoctor && mayEnter(company.CABINETS, wholeCompany)}
      />
    </Prefetched>
  )
}
