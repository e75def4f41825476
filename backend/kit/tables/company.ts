import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { companyKinds } from '../../../schemas/companies/company-kinds.ts'
import { companyStatuses } from '../../../schemas/companies/company-status.ts'
import type { SiteSettings } from '../../../schemas/design/site-settings.ts'
import type { ThemeChoice } from '../../../schemas/design/theme.ts'
import { templates } from '../../../schemas/page/template.ts'
import { hours, image, instant, rowColumns, type StoredMenuItem, strings, texts } from './columns.ts'
import { city, country } from './dictionary.ts'

export const company = pgTable(
  'company',
  {
    code: text().primaryKey(),
    slug: text().notNull().unique(),
    kind: text({ enum: companyKinds }).notNull(),
    name: texts().notNull(),
    category: texts(),
    description: texts(),
    country: text()
      .notNull()
      .references(() => country.code),
    city: text().references(() => city.slug),
    address: texts(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    phones: strings(),
    whatsapp: text(),
    email: text(),
    emailForIssues: text('email_for_issues'),
    site: text(),
    logo: image(),
    favicon: text(),
    template: text({ enum: templates }).notNull(),
    isOnlineEntryActive: boolean('is_online_entry_active').notNull(),
    /** It gives online consultations (R108). */
    takesConsultations: boolean('takes_consultations').notNull().default(false),
    /** They begin without a moderator. */
    approvesConsultations: boolean('approves_consultations').notNull().default(false),
    timezone: text().notNull(),
    hours: hours(),
    specialities: strings(),
    license: text(),
    /** Features from `clinicFeatures`. */
    features: strings(),
    theme: jsonb().$type<ThemeChoice>(),
    /** The clinic's choices for its site besides template and theme (D-DESIGN). */
    siteSettings: jsonb('site_settings').$type<SiteSettings>(),
    menu: jsonb().$type<StoredMenuItem[]>().notNull().default([]),
    /** The company at the head of its network; a network has one level. */
    parent: text('parent_code').references((): AnyPgColumn => company.code, { onDelete: 'set null' }),
    isDemo: boolean('is_demo').notNull(),
    attribution: text(),
    /** When the source had the data that `attribution` credits. */
    sourceDate: date('source_date'),
    isPublished: boolean('is_published').notNull().default(true),
    /** Its owner has taken the site down (PS5): visitors get a page that says so, and no list has it. */
    isSiteOff: boolean('is_site_off').notNull().default(false),
    /** S-COMPANY; a rejected company may be edited and sent again. */
    status: text({ enum: companyStatuses }).notNull().default('active'),
    /** From when on the staff needs a second factor; null if nobody does (decision 49). */
    staffFactorFrom: instant('staff_factor_from'),
    /** Members with a doctor's card have the screen of a practice (R101), however many doctors there are. */
    hasPractice: boolean('has_practice').notNull().default(false),
    /** BIN or INN; moderators identify a company by it. */
    taxNumber: text('tax_number'),
    ...rowColumns(),
  },
  (table) => [
    index('company_by_name')
      .on(sql`(name ->> 'ru') collate "und-x-icu"`, table.code)
      .where(sql`is_published`),
    index('company_by_city').on(table.city, table.kind),
    index('company_by_parent').on(table.parent),
  ],
)

/** Foreign key to the owning company; rows are deleted with it. */
export const ofCompany = () =>
  text('company_code')
    .notNull()
    .references(() => company.code, { onDelete: 'cascade' })

/** The highest number that rows of an area have had for their codes in a company (`backend/kit/area/calls/row-codes.ts`). */
export const rowCode = pgTable(
  'row_code',
  { company: ofCompany(), area: text().notNull(), last: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.company, table.area] })],
)
