import { byPoints } from '../../../schemas/visits/payment-methods.ts'
import type { LedgerRow } from '../../kit/ledger/ledger-table.ts'

type Paid = Pick<LedgerRow, 'kind' | 'amount'>

const sumOf = (rows: readonly Paid[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** What of the payments of a visit is money, without what was returned, in hundredths. */
export const paidInMoney = (rows: readonly Paid[]): number =>
  sumOf(rows.filter(({ kind }) => kind !== byPoints))

/** What of them points have paid, in hundredths. */
export const paidByPoints = (rows: readonly Paid[]): number =>
  sumOf(rows.filter(({ kind }) => kind === byPoints))
