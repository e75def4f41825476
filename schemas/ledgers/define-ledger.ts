import type { Label } from '../core/type.ts'

/**
 * A ledger: rows that are only added, as payments and points. Amounts are whole numbers of the smallest unit, so that a sum is exact. Its file
 * is `schemas/<subject>/<name>.ledger.ts`, with this declaration as its default export. From it follow what takes a row back, the balance and
 * the statement (`backend/kit/ledger/ledger.ts`).
 */
export type LedgerDefinition = {
  /** The name of the file. */
  name: string
  label: Label
  /** The least balance that a holder may have after a row; without it, any. */
  least?: number
}

/** Declares a ledger. */
export const defineLedger = (definition: LedgerDefinition): LedgerDefinition => definition
