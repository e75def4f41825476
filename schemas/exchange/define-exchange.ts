import type { Section } from '../access/sections.ts'
import type { Label } from '../core/type.ts'
import type { CellKind } from './kind.ts'

/** A field that a column of a table may be. */
export type ExchangeField<Value = unknown> = {
  label: Label
  /** Other names of its column, besides the label in each language. */
  names?: readonly string[]
  kind: CellKind<Value>
  /** A row without it cannot be read. */
  isRequired?: true
  /** Its value has those of these other fields by their names; nothing is exported as such a column. */
  whole?: readonly string[]
  /** It finds a thing that is there; what is new gets one of its own, whatever the table says. */
  isKey?: true
  /** A row with nothing but a name says it for the rows below, where no column is it: categories in a price list. */
  isHeading?: true
  /** It names another thing, with a table of its own: columns that stand under this name are of that thing. */
  isOther?: true
  /** The field of the stored thing that it is a part of, if that has another name. */
  of?: string
}

/**
 * What of a subject is written into tables and read from them. A subject is imported and exported once a file `schemas/<subject>/<name>.exchange.ts`
 * declares it.
 */
export type ExchangeDefinition<Fields extends Record<string, ExchangeField> = Record<string, ExchangeField>> =
  {
    name: string
    /** Who may read there exports, and who may write there imports, if they may exchange tables at all. */
    section: Section
    label: Label
    /** The names of what its rows name, and what therefore is brought before it. */
    needs?: readonly string[]
    /** What is said of rows that would be added, where they are no new things of the clinic. */
    adds?: Label
    fields: Fields
  }

/** The values of a row by field. */
export type ExchangedValue<Definition> =
  Definition extends ExchangeDefinition<infer Fields>
    ? {
        [Name in keyof Fields as Fields[Name] extends { whole: readonly string[] }
          ? never
          : Name]?: Fields[Name] extends ExchangeField<infer Value> ? Value : never
      }
    : never

/** Declares what of a subject is exchanged: the export `exchange` of its file. */
export const defineExchange = <const Fields extends Record<string, ExchangeField>>(
  definition: ExchangeDefinition<Fields>,
): ExchangeDefinition<Fields> => definition
