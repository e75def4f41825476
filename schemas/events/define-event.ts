import type { StaffLiveKind } from '../api/staff-live.ts'

/**
 * Something that happens to what the product keeps, by name. What follows from it is read from its declaration: cached pages and answers
 * (`tags`), tables that are derived from rows of companies and name it (`DerivedTable` in `backend/kit/events`), streams of staff (`live`).
 * An area is an event by its declaration, and so is a case with `live`; all others are exports of `schemas/<subject>/<name>.event.ts`.
 */
export type EventDefinition<Key extends string = string> = {
  /** Unique among events, areas and cases. */
  name: string
  /** What says to what it happened: `company` is the code of a company. Derived tables and streams know only events of companies. */
  of: readonly Key[]
  /** Cache tags of the pages and answers that it alters (`schemas/tags.ts`). */
  tags?(of: Readonly<Record<Key, string>>): readonly string[]
  /** The stream of a company's staff that gets it at once. */
  live?: 'company' extends Key ? StaffLiveKind : never
}

/** Declares an event; an export of `schemas/<subject>/<name>.event.ts`, which the registry finds by path. */
export const defineEvent = <const Key extends string>(
  definition: EventDefinition<Key>,
): EventDefinition<Key> => definition
