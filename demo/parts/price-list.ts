import type { SeedService, SeedText } from './seed-types.ts'

type Row = {
  name: SeedText
  /** One price, a range, or undefined if it depends on an examination. */
  price?: number | readonly [from: number, to: number]
  /** The price of a repeat visit. */
  repeat?: number
  note?: SeedText
  /** Since when the price stands, if longer than the list. */
  since?: string
}

/** Services of one group of a price list, in tenge by default; codes are `<prefix>-1`, `<prefix>-2` … */
export const priceList = (
  prefix: string,
  group: SeedText,
  rows: readonly Row[],
  currency = 'KZT',
): SeedService[] =>
  rows.map(({ name, price, repeat, note, since = '2026-11-01' }, index) => {
    const [from, to] = typeof price === 'number' ? [price] : (price ?? [])
    return {
      code: `${prefix}-${index + 1}`,
      name,
      group,
      ...(from !== undefined && { price: from }),
      ...(to !== undefined && { priceTo: to }),
      ...(repeat !== undefined && { priceRepeat: repeat }),
      currency,
      ...(note && { note }),
      updatedAt: since,
    }
  })
