import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { referencing } from '../../database/referencing.ts'
import { patient, patientDouble, patientMerge, patientWord } from '../../database/tables/index.ts'

/** What these say of a card is no matter of the patient: words are written anew, and pairs and merges name the cards themselves. */
const ofCards: ReadonlySet<PgTable> = new Set([patientWord, patientDouble, patientMerge])

/** A column that names a patient, with the field that it is, the key of its rows, and its name in the journal: `appointment.patient_id`. */
export type MovedColumn = { name: string; table: PgTable; field: string; column: PgColumn; key: PgColumn }

/** The columns of all tables that name a patient: their rows are moved from one card to another. */
export const movedColumns: readonly MovedColumn[] = referencing(patient)
  .filter(({ table }) => !ofCards.has(table))
  .map(({ table, column }) => {
    const name = `${getTableName(table)}.${column.name}`
    const fields = Object.entries(getTableColumns(table))
    const [field] = fields.find(([, one]) => one === column) ?? []
    const key = fields.map(([, one]) => one).find((one) => one.primary)
    if (field === undefined || !key)
      throw new Error(
        `The rows of ${name} cannot be moved to another card: the table needs a primary key of one column`,
      )
    return { name, table, field, column, key }
  })
