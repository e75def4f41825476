import type { MenuSection } from '../access/sections.ts'
import type { Label, TObject } from '../core/type.ts'

/**
 * The part of a kind of row with states that visitors file by a form at `/link/case/{kind}`: its words, the place where the clinic
 * settles it, and how long it is kept. From it follow the form, the page of the author's link, the list at `/pro/{company}/{section}/{kind}`,
 * the queue of moderators, its counts, messages to both sides, the clock, and the deletion.
 */
export type FiledPart<State extends string = string, Arrow extends string = string> = {
  /** The section of the clinic's staff; members who may write there settle rows. */
  section: MenuSection
  /** The name of the list: "Complaints". */
  list: Label
  /** The heading of the form, and what happens after it is sent. */
  title: Label
  lead: Label
  /** The fields of the form besides the author's name and contact, with labels; each of a kind in `filedFieldKinds`. */
  form: TObject
  /** A valid value of the form, for the catalogue and the tests. */
  example: Readonly<Record<string, unknown>>
  /** States in which a row waits for the clinic, and those in which it waits for a moderator. */
  waits: { clinic?: readonly State[]; moderator?: readonly State[] }
  /** What the clock does after so many days in a state. */
  clock?: readonly { arrow: Arrow; days: number; reason?: Label }[]
  /** How many days a row is kept in a state that no arrow leaves. */
  keepDays: number
}
