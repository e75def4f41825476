import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../tables/columns.ts'
import { ofCompany } from '../tables/company.ts'

/**
 * Makes the table of a ledger (`schemas/ledgers/define-ledger.ts`). `holder` is the column of what has the balance. Rows are never changed:
 * the migration adds the trigger `ledger_row_stays` beside it. With a least balance it adds `ledger_keeps_least` too, which locks the holder and counts
 * its rows after each one that is added, so that two at once cannot both take the last of it.
 */
export const ledgerTable = <const Name extends string>(name: Name, holder: string, key: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: uuid().primaryKey().defaultRandom(),
      /** In the order in which rows were added. */
      number: integer().notNull().generatedAlwaysAsIdentity(),
      company: ofCompany(),
      holder: uuid(holder).notNull().references(key),
      /** A word of the ledger: how it was paid, what points are for. */
      kind: text().notNull(),
      /** In the smallest unit; what is taken off is negative. */
      amount: bigint({ mode: 'number' }).notNull(),
      /** The row that this one takes back, whole or in part. */
      reverses: uuid(),
      /** The row of another ledger from which this one follows, as points from a payment; or the lot of this one that it ends. */
      source: uuid(),
      /** The last day on which what was added can be taken off again, in the zone of the company; null if there is none. */
      until: date(),
      reason: text(),
      /** Idempotency-Key of the call. */
      key: text().notNull(),
      /** The member of staff. The account may be gone. */
      by: uuid('added_by').notNull(),
      at: instant('added_at').notNull().defaultNow(),
    },
    (table) => [
      unique(`${name}_once`).on(table.company, table.key),
      index(`${name}_of_holder`).on(table.holder, table.number),
      index(`${name}_reversed`).on(table.reverses),
      index(`${name}_by_time`).on(table.company, table.at),
      index(`${name}_by_source`).on(table.source).where(sql`source is not null`),
      index(`${name}_by_end`).on(table.until).where(sql`until is not null`),
      check(`${name}_amount`, sql`${table.amount} <> 0`),
      foreignKey({ name: `${name}_reverses`, columns: [table.reverses], foreignColumns: [table.id] }),
    ],
  )
export type LedgerTable = ReturnType<typeof ledgerTable>
export type LedgerRow = LedgerTable['$inferSelect']
