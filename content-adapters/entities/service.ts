import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { TariffPeriod } from '../../schemas/reference/tariff-periods.ts'

export type Service = {
  code: string
  name: LocalizedText
  group: LocalizedText
  price?: number
  priceTo?: number
  /** The price of a repeat visit. */
  priceRepeat?: number
  currency: string
  /** Special prices of a branch, a doctor, or a doctor in a branch, by their codes. */
  prices?: {
    cabinet?: string
    specialist?: string
    price?: number
    priceTo?: number
    priceRepeat?: number
  }[]
  note?: LocalizedText
  updatedAt?: string
}

/** A price of the product: `price` in units of `currency`, 0 is free. */
export type Tariff = {
  name: LocalizedText
  price: number
  currency: string
  period: TariffPeriod
  included: LocalizedText[]
  note?: LocalizedText
}

/** The lowest and the highest price of something; without `to` the highest is unknown. */
export type PriceRange = { from: number; to?: number; currency: string }
