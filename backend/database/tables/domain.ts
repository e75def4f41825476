import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { pointingFindings, recordFindings } from '../../../schemas/api/site-domain.ts'
import { instant } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** The findings in DNS about a domain. `targets` are the product's own addresses at that time; `seen` is the found value. */
export type DomainFindings = {
  record: { is: (typeof recordFindings)[number]; seen: string[] }
  hosts: Record<string, { is: (typeof pointingFindings)[number]; seen: string[] }>
  targets: string[]
}

/** How a clinic's domain stands, as far as its people should know. */
export const domainStandings = ['waiting', 'confirmed', 'elsewhere', 'works', 'lost'] as const
export type DomainStanding = (typeof domainStandings)[number]

/** A company's own hosts, each confirmed; canonical addresses of its site use the primary one, if any. */
export const domain = pgTable(
  'domain',
  { host: text().primaryKey(), company: ofCompany(), isPrimary: boolean('is_primary').notNull() },
  (table) => [
    uniqueIndex('domain_primary').on(table.company).where(sql`is_primary`),
    index('domain_by_company').on(table.company),
  ],
)

/**
 * Domains that companies claim, without `www.`; several may claim one. The company whose token is in DNS gets the hosts in `domain`
 * (`backend/domains`).
 */
export const domainClaim = pgTable(
  'domain_claim',
  {
    company: ofCompany(),
    host: text().notNull(),
    token: text().notNull(),
    /** Since when DNS is asked for the record: less and less often. */
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** The time of the next check; null if there is none. */
    nextAt: instant('next_at'),
    checkedAt: instant('checked_at'),
    findings: jsonb().$type<DomainFindings>(),
    /** Since when the record of a confirmed domain could not be found. */
    missingSince: instant('missing_since'),
    /** The state of the domain in the last mail or on the last screen that people saw; null if there was none yet. */
    told: text({ enum: domainStandings }),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.host] }),
    index('domain_claim_by_time').on(table.nextAt),
    index('domain_claim_by_host').on(table.host),
  ],
)
