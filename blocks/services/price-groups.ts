import { fold } from '../../schemas/formats/fold.ts'
import type { ListText } from '../parts/common/list-text.ts'

/** A line of the price list; `price` is already formatted. */
export type PriceRow = {
  name: ListText
  note?: ListText
  warning?: ListText
  price: string
  /** The price of a repeat visit, with its label. */
  repeat?: string
  muted?: boolean
  /** Prices in branches and with doctors, by their names. */
  places?: { names: ListText[]; price: string; repeat?: string }[]
}
export type PriceGroup = { title: ListText; rows: PriceRow[] }

/**
 * The groups with only the rows that contain every word of `query` in their name, note or group title, with the same
 * normalisation as search (V-20). Groups without such rows are omitted; an empty query keeps everything.
 */
export function narrowPrices(groups: readonly PriceGroup[], query: string): PriceGroup[] {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ name, note }) => {
        const text = fold(`${title.text} ${name.text} ${note?.text ?? ''}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}
