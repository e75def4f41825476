import '../core/jitless.ts'
import { z } from 'zod'
import { importStates, rowOutcomes, rowStates } from '../exchange/import.ts'
import { ways } from '../exchange/kind.ts'
import { maxMediaBytes } from '../formats/media-file.ts'
import { filled, problem } from './fields.ts'
import { blank, file } from './form-fields.ts'
import { paged } from './paged.ts'

/** The most bytes of a file with a table. */
export const maxTableBytes = maxMediaBytes

const most = { columns: 100, name: 60 }
const field = z.string().max(most.name)

/** A file with a table, CSV or XLSX, and which of its tables; the first with rows without it. */
export const tableFileBody = z.strictObject({
  FILE: file(maxTableBytes),
  SHEET: blank(filled.check(z.maxLength(100))),
})

const headRow = z.int().min(1).max(1_000_000)

/** What the columns of a table are. */
export const importColumnsBody = z.strictObject({
  /** Number of the row that names them; null for none. */
  HEAD_AT: headRow.nullable(),
  /** Number of the first row that names them, where several do: groups of columns stand above their names. */
  HEAD_FROM: headRow.optional(),
  /** The field of each column, null for none. Without them they are guessed by that row, and nothing is planned yet. */
  COLUMNS: z.array(field.nullable()).max(most.columns).optional(),
  /** How columns are meant that can be read in several ways, by field. */
  WAYS: z.record(field, z.enum(ways, problem('invalid'))).optional(),
})
export type ImportColumnsBody = z.infer<typeof importColumnsBody>

/** Which rows are written: all, or the good ones only. */
export const importWriteBody = z.strictObject({
  ONLY_GOOD: z.boolean(problem('invalid')),
  /** Whether visitors see what is added at once; without it somebody shows it later. */
  SHOW: z.boolean(problem('invalid')).default(false),
})

const number = z.int()

/** How many rows would be added, changed, left as they are, or have faults; and how many have become what. */
export const importCounts = z.object({
  ADD: number,
  CHANGE: number,
  SAME: number,
  FAULT: number,
  /** Rows that are no things, and say something of those below them. */
  HEADING: number,
  WRITTEN: number,
  /** Somebody else has changed the thing since the plan, so that it was not written. */
  MEANWHILE: number,
  UNDONE: number,
  /** It was changed or used since it was written, so that it was not undone. */
  KEPT: number,
})

/** A table that is brought into a company: where it stands. */
export const tableImport = z
  .object({
    IMPORT_CODE: z.string(),
    SUBJECT: z.string(),
    LABEL: z.string(),
    FILE: z.string(),
    STATE: z.enum(importStates),
    /** How much of the work of this state is done. */
    DONE: number,
    ALL: number,
    /** It was stopped before its end. */
    IS_STOPPED: z.boolean(),
    /** What has stopped it, if it was no press. */
    STOP_REASON: z.string().nullable(),
    COUNTS: importCounts,
    CREATED_AT: z.string(),
    CREATED_BY: z.string(),
    WRITTEN_AT: z.string().nullable(),
    UNDONE_AT: z.string().nullable(),
    UNDONE_BY: z.string().nullable(),
    /** Until when it can be undone; null if it cannot. */
    UNDO_UNTIL: z.string().nullable(),
  })
  .meta({ id: 'TableImport' })
export type TableImport = z.infer<typeof tableImport>

/** The same with what its columns are. */
export const openedImport = tableImport.extend({
  /** The tables of the file by name, and which of them it is; a CSV has none. */
  SHEETS: z.array(z.string()),
  SHEET: z.string().nullable(),
  HEAD_AT: number.nullable(),
  /** The first row of the head, where it has several. */
  HEAD_FROM: number.nullable(),
  /** The rows that may be the head: the last one, the first one, and the names of the columns by them. */
  HEADS: z.array(z.object({ ROW: number, FROM: number.nullable(), TEXTS: z.array(z.string()) })),
  COLUMNS: z.array(
    z.object({
      NAME: z.string(),
      EXAMPLES: z.array(z.string()),
      FIELD: z.string().nullable(),
      /** Ways to read it, if there are several. */
      WAYS: z.array(z.enum(ways)),
      /** How it is read; null if somebody has to say it. */
      WAY: z.enum(ways).nullable(),
      /** A cell that could mean several things, and what it would be in each way. */
      UNCLEAR: z
        .object({ CELL: z.string(), READS: z.array(z.object({ WAY: z.enum(ways), TEXT: z.string() })) })
        .nullable(),
    }),
  ),
  /** What visitors would see of it once rows are planned; null for things that they never see. */
  /** What is said of rows that would be added, where they are no new things of the clinic. */
  ADDS: z.string().nullable(),
  SITE: z
    .object({
      /** The caller may have what is added shown at once. */
      CAN_SHOW: z.boolean(),
      /** Groups that are new in the clinic, as headings of its price list: their number, and the first of them. */
      NEW_GROUPS: number,
      GROUPS: z.array(z.string()),
    })
    .nullable(),
  /** Rows with nothing but a text, which say a field for the rows below them while no column is it; null if there are none. */
  HEADINGS: z
    .object({ FIELD: z.string(), LABEL: z.string(), ROWS: number, SOME: z.array(z.string()) })
    .nullable(),
  /** The fields that a column can be. */
  FIELDS: z.array(
    z.object({
      FIELD: z.string(),
      LABEL: z.string(),
      IS_REQUIRED: z.boolean(),
      /** It finds a thing that is there, and is not written. */
      IS_KEY: z.boolean(),
    }),
  ),
})
export type OpenedImport = z.infer<typeof openedImport>

/** Which rows of an import a list has. */
export const shownRows = ['add', 'change', 'same', 'fault', 'heading', 'meanwhile', 'kept'] as const
export type ShownRows = (typeof shownRows)[number]

/** What would become of a row, or has become of it. */
export const importRow = z
  .object({
    /** Its number in the file. */
    ROW: number,
    OUTCOME: z.enum(rowOutcomes),
    STATE: z.enum(rowStates),
    /** What names the thing; empty if the row does not say it. */
    TITLE: z.string(),
    /** What is written: the old value is null if there was none. */
    VALUES: z.array(z.object({ LABEL: z.string(), OLD: z.string().nullable(), NEW: z.string() })),
    FAULTS: z.array(
      z.object({ COLUMN: z.string().nullable(), CELL: z.string().nullable(), MESSAGE: z.string() }),
    ),
  })
  .meta({ id: 'ImportRow' })
export type ImportRowAnswer = z.infer<typeof importRow>
export const importRowList = paged(importRow)

/** The tables that a member can bring and take out, and the latest imports of the company. */
export const exchangeTables = z
  .object({
    SUBJECTS: z.array(
      z.object({
        SUBJECT: z.string(),
        LABEL: z.string(),
        /** The names of columns without which no row is read, and of the others that are. */
        NEEDED: z.array(z.string()),
        READ: z.array(z.string()),
        CAN_EXPORT: z.boolean(),
        CAN_IMPORT: z.boolean(),
      }),
    ),
    IMPORTS: z.array(tableImport),
  })
  .meta({ id: 'ExchangeTables' })
