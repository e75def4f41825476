import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Image } from './image.ts'

/** Where a price of a promotion holds: in a branch, or wherever there are none, with some doctors, or all of them but `except`. */
export type PromotedPlace = { cabinet?: string; specialists?: string[]; except: string[] }

/** A service with its price in the price list and the lower one of a promotion. */
export type PromotedService = {
  code: string
  name: LocalizedText
  before: number
  now: number
  currency: string
  places: PromotedPlace[]
}

/** A promotion that runs now; its first and last day are calendar dates. */
export type Promotion = {
  code: string
  title: LocalizedText
  text?: LocalizedText
  terms?: LocalizedText
  image?: Image
  from: string
  to: string
  services: PromotedService[]
}
