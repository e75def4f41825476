import type { PgTable } from 'drizzle-orm/pg-core'
import type { ExchangeDefinition } from '../../../schemas/exchange/define-exchange.ts'
import type { RowFault } from '../../../schemas/exchange/import.ts'
import type { Orm } from '../database/database.ts'
import type { Membership } from '../tables/index.ts'

/** Into which company a table is read, and by whom; and whether visitors see what is added at once. */
export type ImportedBy = { company: string; account: string; isShown?: boolean }

/** What visitors of a company see of the things of a subject. */
export type SeenByVisitors<Value> = {
  /** Whether a member may have them shown. */
  mayShow(member: Membership): boolean
  /** The field that is a heading under which they stand. */
  group?: keyof Value & string
  /** The groups that the company has. */
  groupsOf?(orm: Orm, company: string): Promise<string[]>
}

/** What would become of a row. `before` has the values that change, as they are now. */
export type Planned =
  | { outcome: 'add' }
  | { outcome: 'change'; target: string; revision: number; before: Record<string, unknown> }
  | { outcome: 'same'; target: string }
  | ({ outcome: 'fault' } & RowFault)

/** A thing that was written, and its revision. */
export type Written = { target: string; revision: number }

/** A change that a row makes, of a thing of which the plan knows the revision. */
export type PlannedChange<Value> = Written & { value: Value; before: Record<string, unknown> }

/**
 * How tables of a subject are read into the database. All but `plan` is called with the company locked, and says so itself if something has
 * changed by it (`changed`).
 */
export type ImportSubject<Value = Record<string, unknown>> = {
  definition: ExchangeDefinition
  /** The tables that grow by an import, of which Postgres has to know how large they have become (`learnSizes`). */
  tables: readonly PgTable[]
  /** The fields of a table that stored values are, for a subject whose `before` has others. */
  tableOf?(stored: Record<string, unknown>): Record<string, unknown>
  /** For things that visitors see: what is added is hidden unless somebody wants it shown. */
  site?: SeenByVisitors<Value>
  /** By each of which two rows of a table are the same thing. */
  keysOf(value: Value): string[]
  /** What would become of rows, in their order. */
  plan(orm: Orm, company: string, values: readonly Value[]): Promise<Planned[]>
  /** Adds things, in the order of the values; undefined for one that cannot be added any more. */
  add(orm: Orm, by: ImportedBy, values: readonly Value[]): Promise<(Written | undefined)[]>
  /** Changes a thing; undefined if somebody has changed it since. Returns the new revision. */
  change(orm: Orm, by: ImportedBy, change: PlannedChange<Value>): Promise<number | undefined>
  /** Removes what was added, if nobody has changed or used it since. Returns which are removed. */
  takeBack(orm: Orm, by: ImportedBy, added: readonly Written[]): Promise<ReadonlySet<string>>
  /** Gives a thing its values from before; false if somebody has changed it since. */
  changeBack(orm: Orm, by: ImportedBy, change: PlannedChange<Value>): Promise<boolean>
}

/** Declares how a subject is imported: the export `imported` of `<subject>/<name>.import.ts`. */
export const defineImport = <Value extends Record<string, unknown>>(
  subject: ImportSubject<Value>,
): ImportSubject => subject as unknown as ImportSubject
