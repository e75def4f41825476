import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyStatuses } from '../../../schemas/company-status.ts'
import { roles } from '../../../schemas/roles.ts'
import { account, createdAt, instant, ofAccount } from './account.ts'
import { strings } from './columns.ts'
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

/** Invitations to staff (A5): a code of 8 characters grants one role in one cabinet (`0` for the company). */
export const accessCode = pgTable(
  'access_code',
  {
    code: text().primaryKey(),
    company: ofCompany(),
    cabinet: text().notNull(),
    role: text({ enum: roles }).notNull(),
    mayPublish: boolean('may_publish').notNull().default(false),
    specialist: text(),
    maxUses: integer('max_uses').notNull(),
    uses: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdBy: uuid('created_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('access_code_by_company').on(table.company)],
)

/** History of a company's status (S-COMPANY), with reasons. */
export const companyDecision = pgTable(
  'company_decision',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    status: text({ enum: companyStatuses }).notNull(),
    reason: text(),
    by: uuid('decided_by').references(() => account.id, { onDelete: 'set null' }),
    at: instant('decided_at').notNull().defaultNow(),
  },
  (table) => [index('company_decision_by_company').on(table.company)],
)

/** Documents of a registration for the moderators, in the file store under `file`. */
export const companyPaper = pgTable(
  'company_paper',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    file: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [index('company_paper_by_company').on(table.company)],
)

/** Requests to the product's sales (A6). */
export const serviceRequest = pgTable('service_request', {
  code: text().primaryKey(),
  services: strings(),
  name: text().notNull(),
  phone: text(),
  email: text(),
  companyName: text('company_name'),
  comment: text(),
  page: text(),
  locale: text().notNull(),
  createdAt: createdAt(),
})
