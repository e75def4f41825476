import { sql } from 'drizzle-orm'
import { company, membership } from '../../database/tables/index.ts'

/**
 * The condition for unclaimed companies, whose facts come from a public source. The query must have the other tables that it reads besides
 * `company` in a join.
 */
export const isUnclaimed = sql<boolean>`(${company.attribution} is not null and not exists (
  select from ${membership} where ${membership.company} = ${company.code} and ${membership.role} = 'owner'))`
