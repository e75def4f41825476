/** What is needed of a row of a ledger to count its lots: whole amounts; `until` is a calendar date. */
export type LotRow = {
  id: string
  amount: number
  reverses: string | null
  source: string | null
  until: string | null
}

/** What one row has added, and how much of it nothing has taken off yet. */
export type Lot = { id: string; left: number; until: string | null }

/**
 * The lots of a holder with what is left of each, the oldest first, by all rows of the holder in their order. What is taken off takes the oldest lots
 * first (first in, first out), but for a row that takes a lot back or ends it: that takes from this lot as far as something is left of it. Their sum is the balance.
 */
export function lotsOf(rows: readonly LotRow[]): Lot[] {
  const lots: Lot[] = []
  for (const { id, amount, reverses, source, until } of rows) {
    if (amount > 0) {
      lots.push({ id, left: amount, until })
      continue
    }
    let taken = -amount
    const own = lots.filter((lot) => lot.id === reverses || lot.id === source)
    for (const lot of [...own, ...lots]) {
      const part = Math.min(lot.left, taken)
      lot.left -= part
      taken -= part
    }
  }
  return lots.filter(({ left }) => left > 0)
}

/** Whether what is left of a lot can be used no more on a day. */
export const isEnded = ({ until }: Pick<Lot, 'until'>, today: string): boolean =>
  until !== null && until < today

/** What ends next of a balance: how much, and the last day on which it can be used; undefined if nothing does. */
export function nextEnd(
  rows: readonly LotRow[],
  today: string,
): { amount: number; until: string } | undefined {
  const ending = lotsOf(rows).flatMap((lot) =>
    lot.until === null || isEnded(lot, today) ? [] : [{ left: lot.left, until: lot.until }],
  )
  const [until] = ending.map((lot) => lot.until).sort()
  if (until === undefined) return undefined
  return { until, amount: ending.reduce((sum, lot) => (lot.until === until ? sum + lot.left : sum), 0) }
}
