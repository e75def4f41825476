import { sectionPath } from '../../../schemas/access/sections.ts'
import { foundPatients, patientCard } from '../../queries/patients.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Card, Patients } from './loaded-screen.tsx'

/** The patients of a company: the search, or with a code in the path the card of one. */
export default async function patientsScreen(
  { company, cabinetCode, access }: ProState,
  { screen, query }: Asked,
) {
  const base = proPath(company.COMPANY_CODE)
  const place = {
    place: placePath(company.COMPANY_CODE, cabinetCode),
    base,
    path: `${base}/${sectionPath('patients')}`,
    country: company.COUNTRY,
    mayChange: access.AREAS.patients?.includes('write') ?? false,
  }
  if (screen === undefined) {
    const search = query.get('search') ?? ''
    return (
      <Prefetched queries={[foundPatients(place.place, search)]}>
        <Patients place={place} search={search} />
      </Prefetched>
    )
  }
  return (
    <Prefetched queries={[patientCard(place.place, screen)]}>
      <Card
        place={place}
        code={screen}
        role={access.ROLE}
        permissions={access.AREAS}
        now={new Date().toISOString()}
      />
    </Prefetched>
  )
}
