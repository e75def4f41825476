import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '../../../locales/locale.ts'
import areaOfPhotos from '../../../schemas/areas/photos.ts'
import areaOfPromotions, { type Promotion } from '../../../schemas/areas/promotion.ts'
import areaOfServices, { type Service } from '../../../schemas/areas/services.ts'
import type { Tariff } from '../../../schemas/areas/tariffs.ts'
import areaOfWidgetSites from '../../../schemas/areas/widget-sites.ts'
import type { AspectRatings } from '../../../schemas/reviews/review-aspects.ts'
import {
  complaintReasons,
  rejectReasons,
  replyKinds,
  replyStatuses,
  reviewProofs,
  reviewStatuses,
} from '../../../schemas/reviews/review-status.ts'
import { movesTable } from '../../kit/cases/moves-table.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import { searchExpression } from '../../kit/database/expressions.ts'
import { account } from '../../kit/tables/account.ts'
import { image, instant, json, rowColumns, scheduledColumns, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { productRowColumns, wordColumns } from '../../kit/tables/product-columns.ts'
import { specialist } from './doctor.ts'

export const service = pgTable(
  'service',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    name: texts().notNull(),
    group: texts().notNull(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    priceTo: numeric('price_to', { precision: 14, scale: 2, mode: 'number' }),
    priceRepeat: numeric('price_repeat', { precision: 14, scale: 2, mode: 'number' }),
    currency: text().notNull(),
    /** Minutes that a booking online takes; null is one step of the doctor's schedule. */
    duration: integer(),
    /** Prices that replace the usual one in a branch or with a doctor. */
    prices: jsonb().$type<Service['prices']>().notNull().default([]),
    note: texts(),
    /** Date of the last price change, shown to visitors. */
    pricedAt: date('updated_at'),
    ...scheduledColumns(),
    ...rowColumns('changed_at'),
    searched: searchedColumn(areaOfServices),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfServices, table)],
)

/**
 * Price history. The newest row per branch and doctor is current. Without amounts the price was "on request",
 * or the special price ended.
 */
export const servicePrice = pgTable(
  'service_price',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    service: text().notNull(),
    cabinet: text(),
    doctor: text(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    priceTo: numeric('price_to', { precision: 14, scale: 2, mode: 'number' }),
    priceRepeat: numeric('price_repeat', { precision: 14, scale: 2, mode: 'number' }),
    currency: text().notNull(),
    since: instant('since').notNull().defaultNow(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      name: 'service_price_service',
      columns: [table.company, table.service],
      foreignColumns: [service.company, service.code],
    }).onDelete('cascade'),
    index('service_price_by_service').on(table.company, table.service, table.since.desc()),
  ],
)

export const review = pgTable(
  'review',
  {
    code: text().primaryKey(),
    company: ofCompany(),
    /** Code of the reviewed specialist; null for a review of the company. */
    specialist: text(),
    author: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    lang: text({ enum: locales }).notNull(),
    date: date().notNull(),
    /** What else the author has rated. */
    aspects: jsonb().$type<AspectRatings>(),
    /** Code of the service that the author names. */
    service: text(),
    answer: text(),
    /** The day on which the answer was published; null for answers from elsewhere. */
    answeredOn: date('answered_on'),
    /** The author, if they had an account. */
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** S-REV */
    status: text({ enum: reviewStatuses }).notNull().default('published'),
    /** The published answer of the author to the answer. */
    followUp: text('follow_up'),
    /** Null for reviews from elsewhere. */
    proof: text({ enum: reviewProofs }),
    visitDate: date('visit_date'),
    /** The author's confirmed contact. Never leaves the backend. */
    contact: text(),
    contactChannel: text('contact_channel', { enum: ['email', 'phone'] }),
    /** The author's language, for messages. */
    locale: text({ enum: locales }),
    /** Incremented with each edit: a decision is about the words that were read. */
    revision: integer().notNull().default(1),
    /** The published words before the edit that waits; those of earlier edits have no `aspects`. */
    previous: jsonb().$type<{
      rating: number
      aspects?: AspectRatings | null
      text: string
      visitDate: string | null
    }>(),
    /** Approved, it is published then (F19). */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** The reason of a rejected or hidden one, and the moderator's addition to it. */
    reason: text({ enum: rejectReasons }),
    reasonText: text('reason_text'),
    complaint: text({ enum: complaintReasons }),
    complaintText: text('complaint_text'),
    /** Until then the author may explain a disputed one. */
    explainUntil: instant('explain_until'),
    explanation: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The time of its present words. */
    editedAt: instant('edited_at').notNull().defaultNow(),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 1 and 5`),
    // Reviews must be preserved, so a doctor who has some cannot be deleted.
    foreignKey({
      name: 'review_specialist',
      columns: [table.company, table.specialist],
      foreignColumns: [specialist.company, specialist.code],
    }),
    index('review_by_company').on(table.company, table.date.desc().nullsFirst(), table.code),
    index('review_by_account').on(table.account),
    index('review_latest').on(table.date.desc().nullsFirst(), table.code),
    index('review_by_specialist').on(table.company, table.specialist, table.date.desc().nullsFirst()),
    index('review_by_contact').on(table.contact).where(sql`contact is not null`),
    index('review_waiting').on(table.editedAt).where(sql`status in ('new', 'disputed')`),
  ],
)

/** The moves of reviews. */
export const reviewMove = movesTable('review', () => review.code)

const ofReview = () =>
  text('review_code')
    .notNull()
    .references(() => review.code, { onDelete: 'cascade' })

/**
 * A clinic's answer to a review, and the author's reply to it: one row of each kind. Once published, its text is copied to the review,
 * which visitors read.
 */
export const reviewReply = pgTable(
  'review_reply',
  {
    id: text().notNull().default(sql`gen_random_uuid()::text`).unique('review_reply_id'),
    review: ofReview(),
    kind: text({ enum: replyKinds }).notNull(),
    text: text().notNull(),
    status: text({ enum: replyStatuses }).notNull().default('new'),
    revision: integer().notNull().default(1),
    reason: text({ enum: rejectReasons }),
    reasonText: text('reason_text'),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.review, table.kind] }),
    index('review_reply_by_account').on(table.account),
    index('review_reply_waiting').on(table.createdAt).where(sql`status = 'new'`),
  ],
)

/** The moves of answers and follow-ups. */
export const reviewReplyMove = movesTable('review_reply', () => reviewReply.id)

/** Documents that show moderators that the author was there, in the file store under `file`. */
export const reviewPaper = pgTable(
  'review_paper',
  {
    id: uuid().primaryKey().defaultRandom(),
    review: ofReview(),
    file: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [index('review_paper_by_review').on(table.review)],
)

/** Photos of a clinic's gallery (the area `photos`). */
export const photo = pgTable(
  'photos',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    image: image().notNull(),
    caption: texts(),
    ...scheduledColumns(),
    ...rowColumns(),
    searched: searchedColumn(areaOfPhotos),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfPhotos, table)],
)

/** Promotions as the clinic has written them (R97). */
export const promotion = pgTable(
  'promotion',
  {
    company: ofCompany(),
    code: text().notNull(),
    title: texts().notNull(),
    text: texts(),
    image: image(),
    /** The first and the last day, by the clock of each branch. */
    from: date('first_day').notNull(),
    to: date('last_day').notNull(),
    percent: integer(),
    services: jsonb().$type<Promotion['services']>().notNull(),
    doctors: jsonb().$type<string[]>(),
    cabinets: jsonb().$type<string[]>(),
    terms: texts(),
    ...scheduledColumns(),
    ...rowColumns(),
    searched: searchedColumn(areaOfPromotions),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfPromotions, table)],
)

const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' }).notNull()

/**
 * The prices that promotions make, one for each service and branch: of those to come, those that hold, and those that held in the last
 * months, whatever became of the promotion. A price that holds is never deleted, but ends (`backend/promotions`).
 */
export const promotedPrice = pgTable(
  'promoted_price',
  {
    company: ofCompany(),
    /** Codes of a promotion, a service and a branch, which may be gone; the branch is empty in a company without any. */
    promotion: text().notNull(),
    service: text().notNull(),
    cabinet: text().notNull(),
    /** The doctors whom it is for; null is all of them but `except`. */
    doctors: text().array(),
    except: text().array().notNull(),
    before: amount('price_before'),
    now: amount('price_now'),
    currency: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'promoted_price_key',
      columns: [table.company, table.promotion, table.service, table.cabinet, table.startsAt],
    }),
    index('promoted_price_by_end').on(table.company, table.endsAt),
  ],
)

/** Other sites on which the widgets of a company may stand (D-WIDGET). */
export const widgetSite = pgTable(
  'widget_site',
  {
    company: ofCompany(),
    code: text().notNull(),
    address: text().notNull(),
    ...scheduledColumns(),
    ...rowColumns(),
    searched: searchedColumn(areaOfWidgetSites),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfWidgetSites, table)],
)

/** The gallery before its photos were rows of an area; the previous version of the code reads it. */
export const formerPhoto = pgTable(
  'photo',
  {
    company: ofCompany(),
    position: integer().notNull(),
    image: image().notNull(),
    caption: texts(),
  },
  (table) => [primaryKey({ columns: [table.company, table.position] })],
)

/**
 * A page of the directory itself (A23), made of HTML or of blocks. `shipped` is the version that the product wrote last; a page that
 * differs from it has been edited and is not overwritten.
 */
export const customPage = pgTable('custom_page', {
  slug: text().primaryKey(),
  title: texts().notNull(),
  description: texts(),
  content: texts(),
  blocks: json(),
  redirect: text(),
  shipped: jsonb().$type<Record<string, unknown>>(),
  ...wordColumns('title'),
})

/** Slugs that no page may have (B-15), rows of an area of the product. */
export const reservedSlug = pgTable('reserved_slug', { slug: text().primaryKey(), ...wordColumns() })

/** The prices of the product, rows of an area of the product. */
export const tariff = pgTable('tariff', {
  code: text().primaryKey(),
  name: texts().notNull(),
  rank: integer().notNull(),
  price: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  currency: text().notNull(),
  period: text().notNull(),
  included: jsonb().$type<Tariff['included']>().notNull().default([]),
  note: texts(),
  ...rowColumns(),
  searched: text().generatedAlwaysAs(searchExpression([{ kind: 'localized', column: { name: 'name' } }])),
})

/** The table of redirects (B-18), rows of an area of the product. */
export const redirect = pgTable('redirect', {
  from: text('from_path').primaryKey(),
  to: text().notNull(),
  httpStatus: integer('code').$type<301 | 302>().notNull(),
  isActive: boolean('is_active').notNull(),
  ...productRowColumns(),
  searched: text().generatedAlwaysAs(
    searchExpression(['from_path', 'to'].map((name) => ({ kind: 'text', column: { name } }))),
  ),
})
