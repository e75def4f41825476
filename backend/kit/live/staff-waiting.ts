import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../locales/locale.ts'
import type { Action, Section } from '../../../schemas/access/sections.ts'
import type { StaffLiveKind } from '../../../schemas/api/staff-live.ts'
import type { WaitingKind } from '../../../schemas/api/today.ts'
import type { Orm } from '../database/database.ts'
import type { Membership } from '../tables/index.ts'

/** Rows that wait for a member. */
export type WaitingRows = {
  table: PgTable
  /** Since when a row waits. */
  since: PgColumn | SQL
  /** When the clinic was shown it, if not at once. */
  shownSince?: PgColumn | SQL
  where: SQL | undefined
  /** Branch, beginning and time zone, of rows with a day. */
  at?: { cabinet: PgColumn; startsAt: PgColumn; timezone: PgColumn }
}

/**
 * Work that waits for the staff of a clinic. `<subject>/<name>.waiting.ts` exports a list of it as `waiting`, and adds its kind to
 * `WaitingKinds`, and to `StaffLiveKinds` if it has a stream, by `declare module`.
 */
export type StaffWaiting = {
  kind: WaitingKind
  /** The place among the kinds of a member's day. */
  rank: number
  /** Members with this right do it; without `action`, those who may write. */
  section: Section
  action?: Action
  /** Reception deals with it, and doctors do not. */
  isForReception?: boolean
  rows: (asking: { orm: Orm; member: Membership; cabinet: string }) => WaitingRows
  /** The kind of the stream by which those who may read the section get it at once: that of an event. */
  live?: StaffLiveKind
  /** Its name, and the path of its screen below `/pro/{company}/`, for a kind that has no text and no link of its own in the app. */
  words?: (locale: Locale) => { LABEL: string; PATH: string }
}
