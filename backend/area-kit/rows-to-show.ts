import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { roles } from '../../schemas/roles.ts'
import { publishedSections, type Section } from '../../schemas/sections.ts'
import { may, permissionsOf } from '../access/permissions.ts'
import { areas } from '../areas/registry.ts'
import type { Orm } from '../database/database.ts'
import { membership } from '../database/tables/index.ts'

/** Roles that may publish in a section, with the right to publish that a member may have been given, or without it. */
const publishing = (section: Section, mayPublish: boolean) =>
  roles.filter((role) => may(permissionsOf({ role, mayPublish }), section, 'publish'))

/**
 * Rows of a `scheduled` area that are hidden because who wrote them may not show them: its table, the column that says since when they wait,
 * and their condition. What somebody with that right has hidden waits for nobody.
 */
export function rowsToShow(
  orm: Orm,
  name: string,
  company: string,
): { table: PgTable; since: PgColumn; where: SQL | undefined } {
  const area = areas.get(name)
  const section = publishedSections.find((one) => one === area?.definition.section)
  const owner = area?.columns.company
  const status = area?.columns.status
  const updatedBy = area?.columns.updatedBy
  if (!area || !section || !owner || !status || !updatedBy)
    throw new Error(`"${name}" is no area whose rows are shown by a right of its own`)
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
  return {
    table: area.table,
    since: area.columns.updatedAt,
    where: and(eq(owner, company), eq(status, 'hidden'), sql`${updatedBy} is not null`, notExists(publisher)),
  }
}
