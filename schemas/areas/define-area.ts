import type { Problem } from '../problem.ts'
import type { Section } from '../sections.ts'
import type { Label, Static, TObject } from '../type.ts'

/** Names of an area's own fields. */
type Field<Schema extends TObject> = keyof Static<Schema> & string

/** What every row has beside its fields, and what its list may show and be sorted by as well. */
export type RowField = 'position' | 'status' | 'createdAt' | 'updatedAt'

/** `-` before a field sorts from its last value to its first. */
export type Sort<Name extends string = string> = Name | `-${Name}`

/** The table of an area: which fields it shows, and what its rows are found by. All of them are indexed. */
export type AreaList<Name extends string = string> = {
  /** Columns in their order; the first one leads to the row. */
  columns: readonly (Name | RowField)[]
  /** Fields that a card of its own shows beside them (`app/pro/areas/<area>.tsx`); of several pictures it gets the first. */
  card?: readonly Name[]
  /** Fields whose text is searched: texts, strings and phones, in every language at once. */
  search: readonly Name[]
  /** Fields of which one value is chosen: choices, references, booleans, and texts that repeat, such as a group. */
  filters?: readonly Name[]
  /** Fields to sort by. The first is the usual order, unless the rows are put in order by hand. */
  sorts: readonly Sort<Name | RowField>[]
}

/** A row as its tags are named: the company's code and its own. */
export type RowPlace = { company: string; code: string }

/**
 * One area of the business section: a kind of thing that a company has, from its table to its screen. A file of
 * `schemas/areas/` whose default export it is, called like the area, is all that a plain one takes:
 *
 * - its table and migration (`npm run dev` writes it), in which every top-level field of `schema` is a column;
 * - its endpoints (shapes in `schemas/api/area.ts`), refused to whoever lacks the right in `section`: `read` to read,
 *   `write` to change, `publish` to show and hide where the section has that right, else `write`;
 * - the invalidation of `tags` in the transaction of each change;
 * - its list and its form in `/pro/{company}/{path}`, by `areaPath`.
 *
 * What is special is one optional file: `backend/areas/<area>.ts` for the server.
 */
export type AreaDefinition<Schema extends TObject = TObject> = {
  /** Its one name: that of the file, of the table, of the segment in the paths of API and screen. */
  name: string
  section: Section
  /** What it is called in a menu and above its list: "Services". */
  label: Label
  /** A new one, as a button and a title say it: "New service". */
  entry: Label
  /** What is filled in, with labels in four languages; drawn by the form, judged by the API. */
  schema: Schema
  /** What the schema cannot say. Asked about a valid value only. */
  check?(value: Static<Schema>): Problem[]
  /** Fields that together name a row in a sentence or a picker; one of them at least is required. */
  title: readonly Field<Schema>[]
  /** Absent for an area of one row (`single`). */
  list?: AreaList<Field<Schema>>
  /** The company has exactly one: a form without a list. Its code is that of the company. It cannot have a status. */
  single?: boolean
  /** Names of what a change touches (`schemas/tags.ts`): pages and answers that read them are made anew. */
  tags(row: RowPlace): string[]
  /** Rows have an order that is set by hand; a new one is the last. */
  ordered?: boolean
  /**
   * Rows have a status, `shown` or `hidden`, and a period in which visitors see them. Who may publish in the section
   * sets both in the form; what others write is hidden until it is shown. A public endpoint reads them with `visibleRows`
   * (`backend/area-kit/visible-rows.ts`), by which pages are made anew when a period begins or ends.
   */
  scheduled?: boolean
  /**
   * The field that says to which branch a row belongs, a required reference to `cabinets`; `code` where the rows are the
   * branches. Who works in some branches sees and changes their rows only, and adds no branch. Without it rows belong to
   * the whole company: who works in some branches reads them, and who works in all of them changes them.
   */
  branch?: 'code' | Field<Schema>
  /** How many rows a company may have; 1000 unless it is said. */
  limit?: number
  /** A stored example: for the catalogue, the tests and the scaffold. */
  example: Static<Schema>
}

/** Declares one area. The file's default export; the registry finds it by its place. */
export const defineArea = <Schema extends TObject>(
  definition: AreaDefinition<Schema>,
): AreaDefinition<Schema> => definition

/** Fields that a row has in a list: its columns, what names it, and what its card shows. */
export const listedFields = ({ schema, title, list }: AreaDefinition): string[] => {
  const listed: ReadonlySet<string> = new Set([...title, ...(list?.columns ?? []), ...(list?.card ?? [])])
  return Object.keys(schema.properties).filter((field) => listed.has(field))
}

/** How many rows a company may have in an area. */
export const rowLimit = ({ limit = 1000 }: Pick<AreaDefinition, 'limit'>): number => limit

/** A sort without its direction. */
export const sortedField = (sort: string): string => sort.replace(/^-/, '')
