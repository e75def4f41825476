import type { ListText } from '../common/list-text.ts'

/** A line of the price list; `price` is already formatted. */
export type PriceRow = {
  name: ListText
  note?: ListText
  warning?: ListText
  price: string
  /** The price of a repeat visit, with its label. */
  repeat?: string
  muted?: boolean
  /** The prices of a promotion that runs; `where` names the branches and doctors with whom it holds, if not everywhere. */
  promoted?: { before: number; now: number; currency: string; reason: string; where?: ListText }
  /** Prices in branches and with doctors, by their names. */
  places?: { names: ListText[]; price: string; repeat?: string }[]
}

/** Lines below a title, and the lowest price of them: "от 3 000 ₸". */
export type PriceGroup = { title: ListText; least?: string; rows: PriceRow[] }
