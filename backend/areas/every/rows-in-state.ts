import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { areas } from '../../areas/registry.ts'
import { branchRows } from '../../kit/area/area-access.ts'
import type { Membership } from '../../kit/tables/index.ts'

type MemberPlace = { member: Membership; cabinet: string }

/**
 * Rows of an area whose field `state` has a value, as far as a member may see them at a place: its table, the column that says since when
 * they are in the state, and their condition. Throws for an unknown area, or one without states.
 */
export function rowsInState(
  name: string,
  state: string,
  { member, cabinet }: MemberPlace,
): { table: PgTable; since: PgColumn; where: SQL | undefined } {
  const area = areas.get(name)
  const company = area?.columns.company
  const states = area?.columns.state
  if (!area || !company || !states) throw new Error(`"${name}" is no area of a company with states`)
  const branch = area.definition.branch && area.columns[area.definition.branch]
  return {
    table: area.table,
    since: area.columns.createdAt,
    where: and(
      eq(company, member.company),
      eq(states, state),
      branchRows(area, member),
      branch && cabinet !== wholeCompany ? eq(branch, cabinet) : undefined,
    ),
  }
}
