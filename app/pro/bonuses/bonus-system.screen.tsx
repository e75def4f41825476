import { pageNumber } from '../../page-query.ts'
import { bonusCards, bonusStatement } from '../../queries/bonuses.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Cards, Statement } from './loaded-screen.tsx'

/** The bonus cards of a company, or with a code in the path one of them with its statement. */
export default async function bonusSystemScreen(
  { company, cabinetCode }: ProState,
  { screen, query }: Asked,
) {
  const base = proPath(company.COMPANY_CODE)
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  if (screen !== undefined)
    return (
      <Prefetched queries={[bonusStatement(place, screen)]}>
        <Statement place={place} base={base} card={screen} now={new Date().toISOString()} />
      </Prefetched>
    )
  const search = (query.get('search') ?? '').trim().slice(0, 200)
  const page = pageNumber(query.get('page') ?? undefined)
  return (
    <Prefetched queries={[bonusCards(place, { search, page })]}>
      <Cards place={place} base={base} search={search} page={page} />
    </Prefetched>
  )
}
