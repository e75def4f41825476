import { notFound } from 'next/navigation'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { foundPatients, patientCard, patientDoubles } from '../../queries/patients.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Card, Doubles, Merge, Patients } from './loaded-screen.tsx'

/** The patients of a company: the search, pairs of cards that may be of one person, two of them to be merged, or with a code in the path the card of one. */
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
    ...(access.AREAS.exchange && { exchange: `${base}/${sectionPath('exchange')}` }),
  }
  if (screen === undefined) {
    const search = query.get('search') ?? ''
    return (
      <Prefetched
        queries={[
          foundPatients(place.place, search),
          ...(place.mayChange ? [patientDoubles(place.place)] : []),
        ]}
      >
        <Patients place={place} search={search} />
      </Prefetched>
    )
  }
  const now = new Date().toISOString()
  if (screen === 'doubles' || screen === 'merge') {
    if (!place.mayChange) notFound()
    const [one, other] = [query.get('one'), query.get('other')]
    if (screen === 'merge' && one && other)
      return (
        <Prefetched queries={[patientCard(place.place, one), patientCard(place.place, other)]}>
          <Merge place={place} one={one} other={other} now={now} />
        </Prefetched>
      )
    return (
      <Prefetched queries={[patientDoubles(place.place)]}>
        <Doubles place={place} />
      </Prefetched>
    )
  }
  return (
    <Prefetched queries={[patientCard(place.place, screen)]}>
      <Card place={place} code={screen} role={access.ROLE} permissions={access.AREAS} now={now} />
    </Prefetched>
  )
}
