import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import areaOfCabinets from '../../../schemas/areas/cabinets.ts'
import areaOfDoctors, { type Doctor } from '../../../schemas/areas/doctors.ts'
import type { BookingRules } from '../../../schemas/booking/booking-rules.ts'
import { companyStatuses } from '../../../schemas/companies/company-status.ts'
import type { SiteSettings } from '../../../schemas/design/site-settings.ts'
import type { ThemeChoice } from '../../../schemas/design/theme.ts'
import { templates } from '../../../schemas/page/template.ts'
import { areaIndexes, searchedColumn } from '../../area-kit/area-indexes.ts'
import type { DomainFindings } from '../../domains/ask-dns.ts'
import { domainStandings } from '../../domains/standing.ts'
import { account } from './account.ts'
import {
  hours,
  image,
  instant,
  rowColumns,
  type StoredImage,
  type StoredMenuItem,
  scheduledColumns,
  slug,
  strings,
  type Texts,
  texts,
} from './columns.ts'
import { city, country } from './dictionary.ts'

export const company = pgTable(
  'company',
  {
    code: text().primaryKey(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['clinic', 'doctor', 'other', 'organization'] }).notNull(),
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
    /** Of `clinicFeatures`. */
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

/** The highest number that rows of an area have had for their codes in a company (`backend/area-kit/row-codes.ts`). */
export const rowCode = pgTable(
  'row_code',
  { company: ofCompany(), area: text().notNull(), last: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.company, table.area] })],
)

export const cabinet = pgTable(
  'cabinet',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    name: texts().notNull(),
    address: texts(),
    /** A district of the city (`schemas/reference/districts.ts`). */
    district: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    phones: strings(),
    hours: hours(),
    timezone: text().notNull(),
    /** Lists show the first picture. */
    photos: jsonb().$type<StoredImage[]>().notNull().default([]),
    /** Rules for bookings online; what it lacks is `defaultBookingRules`. */
    booking: jsonb().$type<Partial<BookingRules>>(),
    ...rowColumns(),
    searched: searchedColumn(areaOfCabinets),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfCabinets, table)],
)

/**
 * A doctor as a person, independent of clinics: each clinic has its own card of them (`specialist`). Cards are of one
 * person if the same account joined the staff of both clinics as that doctor; otherwise each card is of a person of its own.
 */
export const practitioner = pgTable('practitioner', {
  id: uuid().primaryKey().defaultRandom(),
  /** Part of the address in the directory. */
  slug: text().notNull().unique().default(sql`gen_random_uuid()::text`),
  /** The person with whom this one was merged; its address redirects there. */
  mergedInto: uuid('merged_into'),
  account: uuid('account_id')
    .unique()
    .references(() => account.id, { onDelete: 'set null' }),
})

export const specialist = pgTable(
  'specialist',
  {
    company: ofCompany(),
    code: text().notNull(),
    slug: slug(),
    position: integer().notNull(),
    lastName: jsonb('last_name').$type<Texts>().notNull(),
    name: texts().notNull(),
    middleName: jsonb('middle_name').$type<Texts>(),
    photo: image(),
    specialities: strings(),
    post: texts(),
    experienceSince: integer('experience_since'),
    languages: strings(),
    /** Of `doctorFeatures`. */
    features: strings(),
    /** Where and when the doctor sees patients, as the form edits it; copied to `schedule`, which everything else reads. */
    places: jsonb().$type<Doctor['places']>().notNull().default([]),
    about: texts(),
    education: jsonb().$type<Texts[]>().notNull().default([]),
    /** The person of this card; null until it is listed. */
    practitioner: uuid('practitioner_id').references(() => practitioner.id, { onDelete: 'set null' }),
    ...scheduledColumns(),
    ...rowColumns(),
    searched: searchedColumn(areaOfDoctors),
  },
  (table) => [
    ...areaIndexes(areaOfDoctors, table),
    index('specialist_by_practitioner').on(table.practitioner),
    primaryKey({ columns: [table.company, table.code] }),
    uniqueIndex('specialist_by_slug').on(table.company, table.slug),
  ],
)

/** When a doctor sees patients, and in which cabinet: a copy of `specialist.places` (`backend/doctors/write-schedule.ts`). */
export const schedule = pgTable(
  'schedule',
  {
    company: ofCompany(),
    cabinet: text().notNull(),
    specialist: text().notNull(),
    hours: hours().notNull(),
    /** Minutes of a visit; null: shown, but not booked online. */
    step: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.cabinet, table.specialist] }),
    foreignKey({
      name: 'schedule_cabinet',
      columns: [table.company, table.cabinet],
      foreignColumns: [cabinet.company, cabinet.code],
    }).onDelete('cascade'),
    foreignKey({
      name: 'schedule_specialist',
      columns: [table.company, table.specialist],
      foreignColumns: [specialist.company, specialist.code],
    }).onDelete('cascade'),
  ],
)

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
 * Domains that companies say are theirs, without `www.`; several may claim one. Whose token stands in DNS gets its hosts in
 * `domain` (`backend/domains`).
 */
export const domainClaim = pgTable(
  'domain_claim',
  {
    company: ofCompany(),
    host: text().notNull(),
    token: text().notNull(),
    /** Since when DNS is asked for the record: less and less often. */
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** When it is asked next; null if it is not. */
    nextAt: instant('next_at'),
    checkedAt: instant('checked_at'),
    findings: jsonb().$type<DomainFindings>(),
    /** Since when the record of a confirmed domain could not be found. */
    missingSince: instant('missing_since'),
    /** How the domain stood when people last learnt of it, by a mail or on the screen; null if they have learnt of nothing yet. */
    told: text({ enum: domainStandings }),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.host] }),
    index('domain_claim_by_time').on(table.nextAt),
    index('domain_claim_by_host').on(table.host),
  ],
)
