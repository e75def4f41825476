import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../../../schemas/access/roles.ts'
import { claimProofs, claimStatuses } from '../../../schemas/claims/claim-status.ts'
import { companyStatuses } from '../../../schemas/companies/company-status.ts'
import { account, ofAccount } from '../../kit/tables/account.ts'
import { createdAt, instant, strings } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

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

/**
 * Requests of people to take over a company that nobody manages. One waits per person and company; several people may wait for the same
 * company, and moderators decide.
 */
export const companyClaim = pgTable(
  'company_claim',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    account: ofAccount(),
    status: text({ enum: claimStatuses }).notNull().default('waiting'),
    /** The proof that the company is theirs: a code sent to a contact that the source names, or documents. */
    proof: text({ enum: claimProofs }).notNull(),
    note: text(),
    reason: text(),
    by: uuid('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_claim_waiting').on(table.company, table.account).where(sql`status = 'waiting'`),
    index('company_claim_by_company').on(table.company),
    index('company_claim_by_time').on(table.createdAt).where(sql`status = 'waiting'`),
  ],
)

/** Documents of a claim for the moderators, in the file store under `file`. */
export const claimPaper = pgTable(
  'claim_paper',
  {
    id: uuid().primaryKey().defaultRandom(),
    claim: integer('claim_id')
      .notNull()
      .references(() => companyClaim.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [index('claim_paper_by_claim').on(table.claim)],
)

/** Mistakes on cards of the directory that visitors have reported to moderators. */
export const mistakeReport = pgTable(
  'mistake_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    text: text().notNull(),
    email: text(),
    locale: text().notNull(),
    by: uuid('done_by').references(() => account.id, { onDelete: 'set null' }),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mistake_report_by_time').on(table.createdAt).where(sql`done_at is null`),
    index('mistake_report_by_company').on(table.company),
  ],
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
