/** A row of the payments of a visit, in hundredths; `reverses` is the payment of which it returns a part. */
export type PaymentMove = { id: string; amount: number; reverses: string | null }

/** How many points come back of a payment that was made by them: whole units of what was returned, never a part of one more. */
export const pointsBack = ({ amount, left }: { amount: number; left: number }): number =>
  Math.floor((amount - left) / 100)

/** A part of a number, rounded down; exact for what is too large for a product of floating numbers. */
const partOf = (number: number, left: number, amount: number): number =>
  Number((BigInt(number) * BigInt(left)) / BigInt(amount))

/**
 * How many of the points that the payments of a visit have given are earned by what is left of them. Rows are those in money, in their order; `given` says what each
 * payment gave. Since points are counted from all that was paid at the visit, a return takes the money that came last, whichever payment it is of: a payment that
 * gave nothing alone has helped the next one to its point.
 */
export function pointsKept(rows: readonly PaymentMove[], given: ReadonlyMap<string, number>): number {
  const parts: { amount: number; left: number; points: number }[] = []
  for (const { id, amount, reverses } of rows) {
    if (reverses === null) {
      parts.push({ amount, left: amount, points: given.get(id) ?? 0 })
      continue
    }
    let returned = -amount
    for (let last = parts.at(-1); last && returned > 0; last = parts.at(-1)) {
      const taken = Math.min(last.left, returned)
      last.left -= taken
      returned -= taken
      if (last.left > 0) break
      parts.pop()
    }
  }
  return parts.reduce((sum, { amount, left, points }) => sum + partOf(points, left, amount), 0)
}
