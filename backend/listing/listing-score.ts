/** How many reviews the mean of the whole directory weighs as in `bayesianMean` (F21). */
const priorReviews = 10

/** Mean of reviews that few of them move little: `mean` is that of the whole directory, 1 to 5. */
export const bayesianMean = (sum: number, reviews: number, mean: number): number =>
  (priorReviews * mean + sum) / (priorReviews + reviews)

/** Share of what is known, 0 to 100. */
export const completenessOf = (known: readonly boolean[]): number =>
  Math.round((100 * known.filter(Boolean).length) / known.length)

/**
 * The order of lists, 0 to 1: half of it what patients say, half how much is known. Nothing can be paid for. The page of a list
 * says the same in words.
 */
export const listingScore = ({
  bayesian,
  completeness,
}: {
  bayesian: number
  completeness: number
}): number => (bayesian / 5) * 0.5 + (completeness / 100) * 0.5
