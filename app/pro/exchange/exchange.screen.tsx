import { notFound } from 'next/navigation'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { shownRows } from '../../../schemas/api/exchange.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { companyFiles } from '../../queries/company-file.ts'
import { exchangedTables, oneImport } from '../../queries/exchange.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { NewImport, OneImport, Tables, Whole } from './loaded-screen.tsx'

/** Tables of a company: what can be brought and taken out, the file of a new import, everything as one file, or with a code in the path an import. */
export default async function exchangeScreen(
  { company, cabinetCode, access }: ProState,
  { screen, query }: Asked,
) {
  const base = proPath(company.COMPANY_CODE)
  const place = {
    place: placePath(company.COMPANY_CODE, cabinetCode),
    base,
    path: `${base}/${sectionPath('exchange')}`,
  }
  const mayTakeWhole = access.ROLE === 'owner' && access.CABINETS.includes(wholeCompany)
  if (screen === 'whole') {
    if (!mayTakeWhole) notFound()
    return (
      <Prefetched queries={[companyFiles(place.place)]}>
        <Whole place={place} now={new Date().toISOString()} />
      </Prefetched>
    )
  }
  if (screen === undefined || screen === 'new')
    return (
      <Prefetched queries={[exchangedTables(place.place)]}>
        {screen === 'new' ? (
          <NewImport place={place} subject={query.get('subject') ?? undefined} />
        ) : (
          <Tables place={place} mayTakeWhole={mayTakeWhole} now={new Date().toISOString()} />
        )}
      </Prefetched>
    )
  const show = oneOf(shownRows, query.get('show') ?? undefined)
  const page = pageNumber(query.get('page') ?? undefined)
  return (
    <Prefetched queries={[oneImport(place.place, screen)]}>
      <OneImport place={place} code={screen} show={show} page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
