const stepsTo = (power: number): number[] =>
  Array.from({ length: power }, (_, at) => [1, 2, 5].map((unit) => unit * 10 ** at)).flat()

/** Steps of prices in units of the currency, 1, 2, 5, 10 …; those of the sets of `listing` (`listing_values` in the migrations). */
export const priceSteps = stepsTo(13)

/** The steps that a list offers as filters. */
export const offeredPrices = stepsTo(8)
