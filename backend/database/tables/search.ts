import { sql } from 'drizzle-orm'
import { customType, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { texts } from '../../kit/tables/columns.ts'

/** Kinds of entries of the search; `other` is a company that is neither a clinic nor a doctor. */
export const searchKinds = [
  'speciality',
  'complaint',
  'place',
  'clinic',
  'doctor',
  'other',
  'service',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Words of an entry as Postgres writes a `tsvector`. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The entries of the directory's search: a row for each speciality, complaint, city, company, doctor and service, of doctors one for each
 * city. Those of companies are made as `listing` is, in the transaction that changes them (`backend/search`).
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: text({ enum: searchKinds }).notNull(),
    /** The slug of a speciality, complaint or city; otherwise the code in `listing`, of a service that of the company and its own. */
    code: text().notNull(),
    /** Slug of the city; empty if it is in none. */
    city: text().notNull(),
    /** Codes of the companies whose rows it is made of. */
    companies: text().array().notNull(),
    /** Slug of the site on which it is shown; of a speciality or city its own. */
    site: text().notNull(),
    /** Slug of the doctor's page on that site. */
    page: text(),
    name: texts().notNull(),
    /** The kind of a clinic, the position of a doctor, the company that has a service. */
    detail: texts(),
    specialities: text().array().notNull(),
    /**
     * Stems of its words by their sound, of its name with weight A; and `@almaty` for its city,
     * `#clinic` for its kind, `$dentist` for its specialities.
     */
    words: words().notNull(),
    /** The order of entries that fit equally well, 0 to 1. */
    score: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.code, table.city] }),
    index('search_entry_words').using('gin', table.words),
    // Words that many entries have are looked for from the best entry on.
    index('search_entry_by_score').on(table.kind, table.score.desc().nullsFirst(), table.code),
    index('search_entry_by_company').using('gin', table.companies),
  ],
)

/** Every word of `search_entry`, for correcting mistyped ones. */
export const searchWord = pgTable('search_word', { word: text().primaryKey() }, (table) => [
  index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
])
