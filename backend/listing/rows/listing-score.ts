/** How many reviews the mean of the whole directory weighs as in `bayesianMean` (F21). */
const priorReviews = 10

/** Mean of reviews that few of them move little: `mean` is that of the whole directory, 1 to 5. */
export const bayesianMean = (sum: number, reviews: number, mean: number): number =>
  (priorReviews * mean + sum) / (priorReviews + reviews)

/** The share of known facts, 0 to 100. */
export const completenessOf = (known: readonly boolean[]): number =>
  Math.round((100 * known.filter(Boolean).length) / known.length)

/** How much of the order the known facts are. */
const completenessWeight = 0.4

/** From this many days on it makes no difference when a slot is free; the same without any. */
export const farDays = 7

/** In how many days a date is, at most `farDays`. */
export const daysUntil = (date: string, today: string): number =>
  Math.min(farDays, Math.max(0, Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)))

/** How much of the order of lists one more known fact is, of so many. */
export const factScore = (of: number): number => completenessWeight / of

/**
 * The order of lists (F3), from 0 to 1: two fifths of it the ratings, two fifths the share of known facts, one fifth how soon a visit can be booked
 * online, today or in `days`. A company that nobody manages has 1 less, so it comes last. Nothing can be paid for. The page of a list says the same in words.
 */
export const listingScore = ({
  bayesian,
  completeness,
  days,
  isUnclaimed = false,
}: {
  bayesian: number
  completeness: number
  days: number
  isUnclaimed?: boolean
}): number =>
  (bayesian / 5) * 0.4 +
  (completeness / 100) * completenessWeight +
  (1 - days / farDays) * 0.2 -
  (isUnclaimed ? 1 : 0)
