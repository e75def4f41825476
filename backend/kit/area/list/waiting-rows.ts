import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { roles } from '../../../../schemas/access/roles.ts'
import { publishedSections, type Section } from '../../../../schemas/access/sections.ts'
import { may, permissionsOf } from '../../access/permissions.ts'
import type { Orm } from '../../database/database.ts'
import { accountName, accountNameColumns } from '../../sessions/account-name.ts'
import { account, type Membership, membership } from '../../tables/index.ts'
import type { Area, Row } from '../area.ts'
import { canPublish } from '../area-access.ts'

/** Roles that may publish in a section, with the right to publish that a member may have been given, or without it. */
const publishing = (section: Section, mayPublish: boolean) =>
  roles.filter((role) => may(permissionsOf({ role, mayPublish }), section, 'publish'))

/**
 * The condition for rows of a company that are hidden because their author has no right to show them. A row that a member with that right
 * has hidden does not wait. Undefined for an area in which no row can wait.
 */
export function isWaitingRow(orm: Orm, { definition, columns }: Area, company: string): SQL | undefined {
  const section = publishedSections.find((one) => one === definition.section)
  const { company: owner, status, updatedBy } = columns
  if (!definition.scheduled || !section || !owner || !status || !updatedBy) return undefined
  const publisher = orm
    .select({ one: sql`1` })
    .from(membership)
    .where(
      and(
        eq(membership.company, company),
        eq(membership.account, updatedBy),
        sql`${membership.role} = any(case when ${membership.mayPublish} then ${sql.param(publishing(section, true))}::text[] else ${sql.param(publishing(section, false))}::text[] end)`,
      ),
    )
  return and(eq(owner, company), eq(status, 'hidden'), sql`${updatedBy} is not null`, notExists(publisher))
}

/** The authors of rows that wait for the member to show them, by code. */
export async function whoAsks(
  orm: Orm,
  area: Area,
  member: Membership,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string | null>> {
  const hidden = rows.filter(({ status }) => status === 'hidden').map(({ code }) => String(code))
  const isWaiting = isWaitingRow(orm, area, member.company)
  if (hidden.length === 0 || !isWaiting || !canPublish(area, member)) return new Map()
  const { code, updatedBy } = area.columns
  if (!code || !updatedBy) return new Map()
  const found = await orm
    .select({ code, person: accountNameColumns })
    .from(area.table)
    .leftJoin(account, eq(account.id, updatedBy))
    .where(and(isWaiting, inArray(code, hidden)))
  return new Map(found.map(({ code, person }) => [String(code), person && accountName(person)]))
}
