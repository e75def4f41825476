import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  companyFileStates,
  type FileFault,
  fileDirections,
} from '../../../schemas/company-file/company-file-states.ts'
import type { FileReport } from '../../../schemas/company-file/file-report.ts'
import type { Cell } from '../../../schemas/exchange/cell.ts'
import {
  type BeginRow,
  type ImportCounts,
  type ImportSettings,
  importStates,
  type RowFault,
  rowOutcomes,
  rowStates,
} from '../../../schemas/exchange/import.ts'
import { createdAt, instant, locale } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** A table that is read into a company: its columns, what would become of its rows, and how far that has come. */
export const exchangeImport = pgTable(
  'exchange_import',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** The name of an `ExchangeDefinition`. */
    subject: text().notNull(),
    /** Name of the file as it was sent. */
    file: text().notNull(),
    state: text({ enum: importStates }).notNull(),
    settings: jsonb().$type<ImportSettings>().notNull(),
    /** The tables of the file by their names, and which of them it is; a CSV has none. */
    sheets: jsonb().$type<string[]>().notNull().default([]),
    sheet: text(),
    /** The first rows, by which the columns are chosen. */
    begin: jsonb().$type<BeginRow[]>().notNull().default([]),
    counts: jsonb().$type<ImportCounts>().notNull().default({}),
    /** How many parts the table has, and how many of them are done in this state. */
    parts: integer().notNull(),
    partsDone: integer('parts_done').notNull().default(0),
    /** Whether what is under way ends after the batch that is being done. */
    isStopped: boolean('is_stopped').notNull().default(false),
    /** What has ended the work before its end, if it was no press: a right that is gone, or the code of an `ApiError`. */
    stopReason: text('stop_reason'),
    createdAt: createdAt(),
    /** The member of the staff, and their full name at that time. The account may be gone. */
    by: uuid('imported_by').notNull(),
    byName: text('imported_by_name').notNull(),
    writtenAt: instant('written_at'),
    /** Who has had it undone, in whose name that is done. */
    undoneBy: uuid('undone_by'),
    undoneByName: text('undone_by_name'),
    undoneAt: instant('undone_at'),
    /** When something of it was done last: who has waited longest is next. */
    steppedAt: instant('stepped_at').notNull().defaultNow(),
  },
  (table) => [
    index('exchange_import_by_company').on(table.company, table.createdAt.desc()),
    index('exchange_import_due')
      .on(table.steppedAt)
      .where(sql`state in ('looking', 'planning', 'writing', 'undoing')`),
  ],
)

/** The rows of a table as they were read, some hundred of them as one JSON. */
export const exchangePart = pgTable(
  'exchange_part',
  {
    import: uuid('import_id')
      .notNull()
      .references(() => exchangeImport.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    rows: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import, table.number] })],
)

/** What becomes of a row of a table. */
export const exchangeRow = pgTable(
  'exchange_row',
  {
    import: uuid('import_id')
      .notNull()
      .references(() => exchangeImport.id, { onDelete: 'cascade' }),
    /** Its number in the file. */
    at: integer('row_number').notNull(),
    outcome: text({ enum: rowOutcomes }).notNull(),
    state: text({ enum: rowStates }).notNull().default('planned'),
    /** Of the version before this one, which compared rows by them; to be dropped in the next one. */
    keys: text().array().notNull().default([]),
    /** What was read, and of a changed thing what it was before; by field. */
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    faults: jsonb().$type<RowFault[]>(),
    /** A faulty row as the file has it, to be mended there. */
    cells: jsonb().$type<Cell[]>(),
    /** The thing that it is, and the revision that the plan knows or that was written. */
    target: text(),
    revision: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.at] }),
    index('exchange_row_by_outcome').on(table.import, table.outcome, table.at),
    index('exchange_row_by_state').on(table.import, table.state, table.at),
  ],
)

/** By what a row of a table is known, and the first row that has it: another one with the same key is the same thing. */
export const exchangeKey = pgTable(
  'exchange_key',
  {
    import: uuid('import_id')
      .notNull()
      .references(() => exchangeImport.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    at: integer('row_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.import, table.key] })],
)

/** A file with everything of a company that goes out of it, or comes in. Who has made it stays when the file itself is gone. */
export const companyFile = pgTable(
  'company_file',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    direction: text({ enum: fileDirections }).notNull(),
    state: text({ enum: companyFileStates }).notNull(),
    /** Why it failed. */
    fault: text().$type<FileFault>(),
    /** How much of the work of this state is done, in a unit that the state has. */
    done: bigint({ mode: 'number' }).notNull().default(0),
    all: bigint({ mode: 'number' }).notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** In how many pieces the store has it (`backend/company-file/file/pieces.ts`). */
    pieces: integer().notNull().default(0),
    /** What it has, and what has become of it. */
    report: jsonb().$type<FileReport>(),
    /** The address of the installation, as the person sees it. */
    origin: text().notNull().default(''),
    /** The member of the staff, and their full name at that time. The account may be gone. */
    by: uuid('made_by').notNull(),
    byName: text('made_by_name').notNull(),
    locale: locale(),
    createdAt: createdAt(),
    /** When it was ready, or written. */
    endedAt: instant('ended_at'),
    /** Until when a process works at it. Another one goes on with it then. */
    leasedUntil: instant('leased_until'),
    /** SHA-256 of the ticket with which it is downloaded, and until when. */
    ticketHash: text('ticket_hash'),
    ticketUntil: instant('ticket_until'),
    /** Who has downloaded it and when. */
    downloads: jsonb().$type<{ at: string; by: string }[]>().notNull().default([]),
  },
  (table) => [
    index('company_file_by_company').on(table.company, table.createdAt.desc()),
    index('company_file_due').on(table.createdAt).where(sql`state in ('making', 'checking', 'writing')`),
  ],
)

/** Keys of a file that comes in which another row has here already: what they name gets others. `space` is the table, or `file`. */
export const companyFileKey = pgTable(
  'company_file_key',
  {
    file: uuid('file_id')
      .notNull()
      .references(() => companyFile.id, { onDelete: 'cascade' }),
    space: text().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.space, table.key] })],
)
