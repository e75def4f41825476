import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Label } from '../../../schemas/core/type.ts'

/**
 * Why rows of a table stay when a company leaves: they are secrets, are made of other rows, are work under way, are somebody else's (of a visitor,
 * a person with an account, a moderator), or are about this installation alone.
 */
export type Stays = 'secret' | 'derived' | 'underWay' | 'othersOwn' | 'installation'

/** A row in a file: values by the keys of the table's columns. */
export type FileRow = Record<string, unknown>

/** A table of which rows leave with a company, and what of them. Columns are named by their keys. */
export type LeavingTable = {
  table: PgTable
  /** What people call its rows, if they know them as a kind of their own. An area has its own name. */
  label?: Label
  /** Columns that never leave: secrets and their hashes, contacts that only the product uses. */
  without?: readonly string[]
  /** Columns that name a file of the store, which leaves too. */
  files?: readonly string[]
  /** Columns with the id of an account that may be gone. Those that refer to `account` are found. */
  people?: readonly string[]
  /** Columns with the id of a row of one of these tables, which may be gone: no foreign key declares them. */
  follows?: Readonly<Record<string, readonly PgTable[]>>
  /** Further values of each row, for whoever reads the file. They are not brought in. */
  also?: Readonly<Record<string, SQL>>
  /** What JSON columns hold, and texts that only some texts can be. A table of an area has them in its schema. */
  shapes?: Readonly<Record<string, z.ZodType>>
  /** Rows that leave; all without it. */
  only?: SQL
  /** Its rows leave, and are not brought in: the reason. */
  outOnly?: Stays
  /** Columns of the company's own row that are not brought in. */
  kept?: readonly string[]
  /** A new company has so many such rows before anybody has entered anything: those of the file take their place. */
  replaces?: number
  /** A row whose key another company has is left out: its key is printed, so that it cannot become another one. */
  keyStays?: true
  /**
   * Columns whose value has to be that of a row of the company in another table, which no foreign key declares: a row without it is left out. The tables
   * of these columns are brought before.
   */
  needs?: Readonly<Record<string, PgColumn>>
  /**
   * Columns that name a row of the company in another table, which no foreign key declares and which is brought after: they are emptied at the end
   * where it has stayed out.
   */
  emptyWithout?: Readonly<Record<string, PgColumn>>
  /** Its rows never change: one that names a row which is not there before it is left out. */
  neverChanges?: true
  /** How many rows a company may have: more of a file are left out. Areas have a limit of their own. */
  most?: number
  /** The row as it is brought in: what others have decided is to be decided anew. */
  brought?(row: FileRow): FileRow
}

/** A table of which nothing leaves. */
export type StayingTable = { table: PgTable; stays: Stays }

export type OutgoingTable = LeavingTable | StayingTable

/** Declares which rows leave with a company: the export `outgoing` of `<subject>/<name>.outgoing.ts`. Tables of areas leave without it. */
export const defineOutgoing = (tables: readonly OutgoingTable[]): readonly OutgoingTable[] => tables
