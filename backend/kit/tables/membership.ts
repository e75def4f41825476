import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { roles } from '../../../schemas/access/roles.ts'
import { ofAccount } from './account.ts'
import { createdAt, strings } from './columns.ts'
import { ofCompany } from './company.ts'

/** Staff memberships. `cabinets` are the codes that the person has access to, `0` for all. */
export const membership = pgTable(
  'membership',
  {
    account: ofAccount(),
    company: ofCompany(),
    role: text({ enum: roles }).notNull(),
    cabinets: strings(),
    /** An editor may publish only with this permission. */
    mayPublish: boolean('may_publish').notNull().default(false),
    /** The doctor's own card, for the role `doctor`. */
    specialist: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.company] }),
    index('membership_by_company').on(table.company),
  ],
)

export type Membership = typeof membership.$inferSelect
