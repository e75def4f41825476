import { sql } from 'drizzle-orm'
import {
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
import areaOfDoctors, { type Doctor } from '../../../schemas/areas/doctors.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import { account } from '../../kit/tables/account.ts'
import {
  hours,
  image,
  rowColumns,
  scheduledColumns,
  slug,
  strings,
  type Texts,
  texts,
} from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { cabinet } from './cabinet.ts'

/**
 * A doctor as a person, independent of clinics: each clinic has its own card of them (`specialist`). Two cards belong to one person if the
 * same account joined the staff of both clinics as that doctor; otherwise each card has a person of its own.
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
    /** Features from `doctorFeatures`. */
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

/** The hours of a doctor in a cabinet: a copy of `specialist.places` (`backend/doctors/write-schedule.ts`). */
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
