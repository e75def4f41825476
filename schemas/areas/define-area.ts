import { type Action, publishedSections, type Section } from '../access/sections.ts'
import type { StaffLiveKind } from '../api/staff-live.ts'
import type { Problem } from '../core/problem.ts'
import type { Label, Static, TObject } from '../core/type.ts'

/** Names of the fields in an area's schema. */
type Field<Schema extends TObject> = keyof Static<Schema> & string

/**
 * Properties that every row has besides its fields; a list can show them and sort by them. `views` are those of a row's page, only where
 * rows are `drafted`.
 */
export type RowField = 'status' | 'createdAt' | 'updatedAt' | 'views'

/** A field to sort by; a leading `-` means descending. */
export type Sort<Name extends string = string> = Name | `-${Name}`

/** The list of an area: its columns, and the fields for search, filters and sorting, which are all indexed. */
export type AreaList<Name extends string = string> = {
  /** Columns in order; the first one links to the row. */
  columns: readonly (Name | RowField)[]
  /** Additional fields for a custom card (`app/pro/areas/<area>.tsx`); of a list of pictures it gets the first. */
  card?: readonly Name[]
  /** Fields for search: texts, strings and phones, in all languages. */
  search: readonly Name[]
  /** Fields to filter by one value: choices, references, booleans, and texts that repeat, such as a group. */
  filters?: readonly Name[]
  /** Fields to sort by. The first is the default order, unless rows are `ordered`. */
  sorts: readonly Sort<Name | RowField>[]
}

/**
 * In place of a section: rows belong to the product itself, not to a company. Its administrators edit them (D-PERM) at
 * `/moderation/{area}`.
 */
export const productSection = 'product'

/** Identifies a row: the code of the company (of the product `productCode`) and of the row. */
export type RowPlace = { company: string; code: string }

/** The name of an area's status, of its two values, and of the actions that change it. */
export type StatusWords = Record<'label' | 'shown' | 'hidden' | 'show' | 'hide', Label> & {
  /** The meaning of "shown", if it is not plain. */
  help?: Label
  /** Rows have a period too. */
  hasPeriod?: true
  /** The fields of the first and the last day on which rows are seen, where these are part of a row. */
  days?: { from: string; to: string }
}

/**
 * An area of the business section: a kind of thing that a company has, or that the product has (`productSection`). A plain area is only a
 * file `schemas/areas/<area>.ts` with this definition as its default export. From it follow:
 *
 * - its table, in which every top-level field of `schema` is a column, and the migration (written by `npm run dev`);
 * - its endpoints (`schemas/api/area.ts`), which require a permission in `section`: `read` to read, `write` to change, and
 * `publish` to show, hide and order (`write` in a section without that permission), and to change rows that are seen at once
 * (`writeAction`);
 * - the invalidation of `tags` in the transaction of each change;
 * - its list and its form at `/pro/{company}/{path}` (`areaPath`).
 *
 * Custom server behaviour is one optional file, `backend/areas/<area>.ts`.
 */
export type AreaDefinition<Schema extends TObject = TObject> = {
  /** Name of the file and the table, and path segment of the API and the screen. */
  name: string
  section: Section | typeof productSection
  /** Title in the menu and above the list: "Services". */
  label: Label
  /** What its rows are for, in a sentence or two above them, where the label does not say it. */
  intro?: Label
  /** Its place among the areas of its section; those without one come first, in the order of their names. */
  tab?: number
  /** It is an entry of the menu under its own label, in place of a tab of its section. */
  inMenu?: true
  /** Label of the create button and title of its form: "New service". */
  entry: Label
  /**
   * The editable fields, with labels in four languages; used by the form and validated by the API. They cannot have the name of a property
   * of every row (`code`, `position`, `status` …, `backend/kit/area/check-declaration.ts`).
   */
  schema: Schema
  /** Checks that the schema cannot express. Called with valid values only. */
  check?(value: Static<Schema>): Problem[]
  /** Fields that together name a row in a sentence or a picker; at least one of them must be required. */
  title: readonly Field<Schema>[]
  /** Absent for a `single` area. */
  list?: AreaList<Field<Schema>>
  /**
   * The company has exactly one row: a form without a list. The code of the row is that of the company. It cannot be
   * `ordered`, `scheduled` or `drafted`.
   */
  single?: boolean
  /**
   * Cache tags that a change invalidates (`schemas/tags.ts`); none if visitors see nothing of the rows. The area is an event by its name
   * (`schemas/events`).
   */
  tags(row: RowPlace): string[]
  /** The stream of a company's staff that gets each change at once. */
  live?: StaffLiveKind
  /** Several rows can be added and changed by one call, all or none (`{area}_batch`). */
  batched?: boolean
  /** Rows are ordered by hand; a new row is the last. */
  ordered?: boolean
  /**
   * Rows have a status, `shown` or `hidden`, and a period in which visitors see them. Members who may publish in the section set both in
   * the form; rows written by other members are hidden until a publisher shows them, and only publishers change or remove shown rows
   * (`changeNeedsPublisher`). Public endpoints read rows with `visibleRows` (`backend/kit/area/visible-rows.ts`), so that pages change when
   * a period begins or ends. With words for the status in place of `true` rows have no period,
   * unless these say so.
   */
  scheduled?: boolean | StatusWords
  /**
   * Rows are drafts, which visitors see once they are published (S-NEWS): a row has a status of `draftStatuses`, and may be published at an
   * instant to come. Changes of a draft invalidate nothing. The server part of the area (`AreaServer`) writes the published rows; public
   * endpoints read those only.
   */
  drafted?: boolean
  /**
   * The field with the branch of a row, a required reference to `cabinets`; `code` if the rows are the branches
   * themselves. Members who work in some branches see and change only their rows, and cannot add branches. Without it
   * rows belong to the whole company: members who work in some branches can read them, members who work in all
   * branches can change them.
   */
  branch?: 'code' | Field<Schema>
  /** The field with the doctor of a row. Members with the role doctor see and change only rows of their own card (D-PERM). */
  doctor?: Field<Schema>
  /** Maximum number of rows of a company; 1000 by default. */
  limit?: number
  /** An example value for the catalogue, tests and the scaffold. */
  example: Static<Schema>
}

/** Declares an area; the default export of its file, which the registry finds by path. */
export const defineArea = <Schema extends TObject>(
  definition: AreaDefinition<Schema>,
): AreaDefinition<Schema> => definition

/** True if rows belong to the product itself. */
export const isOfProduct = ({ section }: Pick<AreaDefinition, 'section'>): boolean =>
  section === productSection

/**
 * The action that writing rows requires. In a section with a right to publish, rows that are neither `scheduled` nor `drafted` are seen at
 * once, so writing them needs that right.
 */
export const writeAction = ({
  section,
  scheduled,
  drafted,
}: Pick<AreaDefinition, 'section' | 'scheduled' | 'drafted'>): Action =>
  !scheduled && !drafted && publishedSections.some((one) => one === section) ? 'publish' : 'write'

/** Whether visitors see anything of the rows: if not, a change of them invalidates nothing. */
export const isSeenByVisitors = ({ tags }: Pick<AreaDefinition, 'tags'>): boolean =>
  tags({ company: '', code: '' }).length > 0

/** Fields that a row contains in a list: columns, title, and fields of the card. */
export const listedFields = ({ schema, title, list }: AreaDefinition): string[] => {
  const listed: ReadonlySet<string> = new Set([...title, ...(list?.columns ?? []), ...(list?.card ?? [])])
  return Object.keys(schema.properties).filter((field) => listed.has(field))
}

/** Maximum length of a text that sorts or filters a list: the database limits the size of an index entry. */
export const maxIndexedText = 300

/** Maximum number of rows of a company in an area. */
export const rowLimit = ({ limit = 1000 }: Pick<AreaDefinition, 'limit'>): number => limit

/** The field of a sort, without its direction. */
export const sortedField = (sort: string): string => sort.replace(/^-/, '')
