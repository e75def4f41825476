import { z } from 'zod'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { issuedStates } from '../../../schemas/api/documents.ts'
import { nearDate } from '../../../schemas/api/near-date.ts'
import { documentKindNames } from '../../../schemas/documents/document-kinds.ts'
import { parseTypedDate } from '../../../ui/date-picker/typed-date.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { type IssuedList, issuedDocument, issuedDocuments } from '../../queries/documents.ts'
import { patientCard } from '../../queries/patients.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { serverContext } from '../../server-context.ts'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { newDocument } from './issue-link.ts'
import { Documents, Issue, IssuedOne } from './loaded-screen.tsx'

/** A date that the calls take, however it is written. */
const dayOf = (written: string | null) => nearDate.safeParse(parseTypedDate(written ?? '')).data

/** The list that an address asks for; what it does not know is left out. */
function listOf(query: URLSearchParams): IssuedList {
  const [kind, status] = [
    oneOf(documentKindNames, query.get('kind') ?? undefined),
    oneOf(issuedStates, query.get('status') ?? undefined),
  ]
  const [search, specialist] = [query.get('search')?.trim().slice(0, 100), query.get('specialist')]
  const patient = z.uuid().safeParse(query.get('patient')).data
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))]
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(specialist && { specialist: specialist.slice(0, 60) }),
    ...(patient && { patient }),
    ...(from && { from }),
    ...(to && { to }),
    page: pageNumber(query.get('page') ?? undefined),
  }
}

/** The documents of a company: the list, one of them by its code in the path, or the form that issues one. */
export default async function documentsScreen(
  { company, cabinetCode, access }: ProState,
  { screen, query }: Asked,
) {
  const base = proPath(company.COMPANY_CODE)
  const place = {
    place: placePath(company.COMPANY_CODE, cabinetCode),
    base,
    path: `${base}/${sectionPath('documents')}`,
    origin: serverContext().origin ?? '',
    mayIssue: access.AREAS.documents?.includes('write') ?? false,
    mayReadPatients: access.AREAS.patients?.includes('read') ?? false,
    isDoctor: access.ROLE === 'doctor',
  }
  const now = new Date().toISOString()
  if (screen === newDocument && place.mayIssue) {
    const patient = z.uuid().safeParse(query.get('patient')).data
    const visit = query.get('visit') ?? undefined
    const template = query.get('template') ?? undefined
    return (
      <Prefetched queries={patient ? [patientCard(place.place, patient)] : []}>
        <Issue place={place} patient={patient} visit={visit} template={template} />
      </Prefetched>
    )
  }
  if (screen !== undefined)
    return (
      <Prefetched queries={[issuedDocument(place.place, screen)]}>
        <IssuedOne place={place} code={screen} now={now} />
      </Prefetched>
    )
  const list = listOf(query)
  return (
    <Prefetched queries={[issuedDocuments(place.place, list)]}>
      <Documents place={place} list={list} />
    </Prefetched>
  )
}
