/**
 * Kinds of the columns that an area's schema declares, by table and column. Values of another kind are of no use to the
 * code, even if Postgres stores both in the same type.
 */
export type ColumnKinds = Record<string, Record<string, string>>

/** The kind of the column with the manual order of rows: existing rows get the order in which they were added. */
export const orderKind = 'order'
