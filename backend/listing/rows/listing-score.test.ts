import { describe, expect, it } from 'vitest'
import { bayesianMean, completenessOf, farDays, listingScore } from './listing-score.ts'

describe('the order of lists (F3, F21)', () => {
  it('trusts few reviews little: the mean of the directory counts as ten', () => {
    expect(bayesianMean(0, 0, 4.5)).toBe(4.5)
    expect(bayesianMean(5, 1, 4.5)).toBeCloseTo(4.545, 3)
    expect(bayesianMean(5 * 90, 90, 4.5)).toBeCloseTo(4.95, 3)
    // A single five is worth less than many reviews just below it.
    expect(bayesianMean(5, 1, 4.5)).toBeLessThan(bayesianMean(4.8 * 200, 200, 4.5))
  })

  it('is better for better reviews, for more that is known, and for a sooner time, each for itself', () => {
    const usual = { bayesian: 4, completeness: 50, days: 3 }
    for (const better of [{ bayesian: 4.1 }, { completeness: 51 }, { days: 2 }])
      expect(listingScore({ ...usual, ...better })).toBeGreaterThan(listingScore(usual))
    expect(listingScore({ bayesian: 5, completeness: 100, days: 0 })).toBeCloseTo(1)
    expect(listingScore({ bayesian: 5, completeness: 0, days: farDays })).toBeCloseTo(0.4)
    expect(listingScore({ bayesian: 0, completeness: 100, days: farDays })).toBeCloseTo(0.4)
  })

  it('puts what nobody manages after everything else, also the best of it after the worst', () => {
    const best = { bayesian: 4.9, completeness: 95, days: 0, isUnclaimed: true }
    expect(listingScore(best)).toBeLessThan(listingScore({ bayesian: 1, completeness: 5, days: farDays }))
    expect(listingScore(best)).toBeGreaterThan(listingScore({ ...best, completeness: 40 }))
  })

  it('knows how complete something is in percent', () => {
    expect(completenessOf([true, false, true, true])).toBe(75)
  })
})
