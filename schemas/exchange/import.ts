import type { WaysSeen } from './find-ways.ts'
import type { Columns } from './guess-columns.ts'
import type { HeadingsSeen } from './headings.ts'
import type { CellProblem, Way } from './kind.ts'

/**
 * Where an import stands. `looked`: its columns can be chosen. `planned`: it is known what would become of each row. `written`: what could be
 * written is, or the import was stopped.
 */
export const importStates = [
  'looking',
  'looked',
  'planning',
  'planned',
  'writing',
  'written',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** The states in which there is work to do. */
export const busyStates = ['looking', 'planning', 'writing', 'undoing'] as const satisfies ImportState[]

/** The states in which nothing is written yet. */
export const unwrittenStates = ['looking', 'looked', 'planning', 'planned'] as const satisfies ImportState[]

/** What a row would do: add a thing, change one, or nothing. `heading`: it is no thing, and says something of the rows below it. */
export const rowOutcomes = ['add', 'change', 'same', 'fault', 'heading'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/**
 * What has become of it. `meanwhile`: somebody else has changed the thing since the plan, so that it was not written. `kept`: it was changed
 * since it was written, so that it was not undone.
 */
export const rowStates = ['planned', 'written', 'meanwhile', 'undone', 'kept'] as const
export type RowState = (typeof rowStates)[number]

/** Why a readable row cannot be written: it is there twice in the table; or it does not say which thing it is, or of what that is; or its values contradict each other. */
export const planProblems = [
  'repeated',
  'nameless',
  'shortName',
  'several',
  'otherPhone',
  'otherBirthday',
  'invalid',
  'unknownPatient',
  'unknownDoctor',
  'severalDoctors',
  'unknownBranch',
  'unknownService',
  'notOver',
  'otherVisit',
] as const
export type PlanProblem = (typeof planProblems)[number]

/** How many rows have an outcome, and how many have become what. */
export type ImportCounts = Partial<Record<RowOutcome | Exclude<RowState, 'planned'>, number>>

/**
 * What is wrong with a row, by its field if one is. `with` is the row or the thing that it clashes with, `meant` are names of things that it may
 * have meant.
 */
export type RowFault = { field?: string; code: CellProblem | PlanProblem; with?: string; meant?: string[] }

/** What the columns are, what was seen of how they are meant, and what somebody has said of that. */
export type ImportSettings = {
  columns: Columns
  seen: Record<string, WaysSeen>
  ways: Record<string, Way | undefined>
  /** Rows with nothing but a text, which are headings where no column says what they do. */
  headings?: HeadingsSeen
  /** The heading of the next row that is planned. */
  heading?: string
  /** How many columns the table has; those of imports of an earlier version are seen by their first rows. */
  width?: number
  /** Visitors see what is added at once. Otherwise it is hidden until somebody shows it. */
  isShown?: boolean
  /** Somebody has confirmed the columns: once they are looked at and clear, the plan is made. */
  isConfirmed?: boolean
}

/** A row at the beginning of a table, as short texts. */
export type BeginRow = { at: number; texts: string[] }

/** For how many days an import can be undone. */
export const undoImportDays = 30
