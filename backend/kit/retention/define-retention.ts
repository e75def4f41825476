import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import type { Happened } from '../events/happened.ts'
import type { FileName } from '../files/store.ts'
import type { Account } from '../sessions/person.ts'

/** What is to be done after rows of a person are deleted: files that no row names any more, and what to say has changed. */
export type Forgotten = { files?: readonly FileName[]; changes?: readonly Happened[] }

/** How long a subject keeps its rows. */
export type Retention = {
  /** Deletes the rows whose time is over. Runs every hour. */
  deleteExpired?: (orm: Orm) => Promise<unknown>
  /**
   * Ends what a restored database would let go on although it may have been used, refused or lost since its backup. Runs in the transaction
   * of the restoration.
   */
  endRestored?: (orm: Orm) => Promise<unknown>
  /** The rows that go with a person's account. */
  ofAccount?: {
    /** Tables in which a company has rows of a person. Their companies are locked before the account, and before anything is deleted. */
    tables?: readonly { account: PgColumn; company: PgColumn }[]
    /** Throws if the account cannot be deleted yet: nothing is deleted then. */
    check?: (orm: Orm, person: Account, locale: Locale) => Promise<unknown>
    /** Deletes the person's rows, or what in them is personal. */
    forget?: (orm: Orm, person: Account) => Promise<Forgotten | undefined>
  }
}

/** Declares how long a subject keeps its rows: the export `retention` of `<subject>/<subject>.retention.ts`. */
export const defineRetention = (retention: Retention): Retention => retention
