import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { approvalStates } from '../../../schemas/draft/approval-state.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, json } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

const ofPerson = (name: string) => uuid(name).references(() => account.id, { onDelete: 'set null' })

/** Links that show an unpublished site to anybody (PS5), until they expire. A revoked one is deleted. */
export const siteShare = pgTable(
  'site_share',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** SHA-256 of the token in the address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** The slug of the only page that it opens, empty for the index; null for the whole site. */
    slug: text(),
    /** The id of that page in the draft, which stays when its slug changes; null for a page of the clinic's data. */
    page: text(),
    /** The draft as it was; null if the link shows the draft as it is. */
    content: json(),
    account: ofPerson('account_id'),
    createdAt: createdAt(),
    until: instant('until').notNull(),
    opened: integer().notNull().default(0),
    openedAt: instant('opened_at'),
  },
  (table) => [
    uniqueIndex('site_share_by_token').on(table.tokenHash),
    index('site_share_by_company').on(table.company, table.until),
  ],
)

/**
 * Requests to publish a draft, numbered by company. `content` is the draft as it was sent, `base` the site that was published then. One at
 * most is `open`; the others say how they ended.
 */
export const siteApproval = pgTable(
  'site_review',
  {
    /** The key of its case; people and the API know it by company and number. */
    id: integer().notNull().unique('site_review_id').generatedAlwaysAsIdentity(),
    company: ofCompany(),
    number: integer().notNull(),
    account: ofPerson('account_id'),
    sentAt: instant('sent_at').notNull().defaultNow(),
    note: text(),
    revision: integer().notNull(),
    content: json().notNull(),
    base: json().notNull(),
    state: text({ enum: approvalStates }).notNull().default('open'),
    decidedBy: ofPerson('decided_by'),
    decidedAt: instant('decided_at'),
    /** The words of the person who decided. */
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.number] }),
    uniqueIndex('site_review_open').on(table.company).where(sql`${table.state} = 'open'`),
  ],
)

/**
 * A comment on a page of a draft, or a block of it, by staff (`account`) or by the holder of a link (`name`). An answer belongs to the
 * comment that it `answers`; a resolved one has the person who has settled it.
 */
export const siteComment = pgTable(
  'site_comment',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** The id of the page in the draft, or `data:` and the slug of a page of the clinic's data. */
    page: text().notNull(),
    block: text(),
    /** The block at the time of the comment: its type, and its first words. */
    blockType: text('block_type'),
    blockWords: text('block_words'),
    text: text().notNull(),
    account: ofPerson('account_id'),
    name: text(),
    share: uuid('share_id').references(() => siteShare.id, { onDelete: 'set null' }),
    answers: uuid('answers_id').references((): AnyPgColumn => siteComment.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: ofPerson('resolved_by'),
  },
  (table) => [
    index('site_comment_by_company').on(table.company, table.createdAt),
    index('site_comment_by_share').on(table.share),
    index('site_comment_by_answered').on(table.answers),
  ],
)
