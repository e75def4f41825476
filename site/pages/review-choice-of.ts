import type { Review } from '../../content-adapters/entities/review.ts'
import { isOffered } from '../../content-adapters/parts/review-facets.ts'
import { type ReviewChoice, readReviewChoice } from '../../schemas/reviews/review-choice.ts'
import { NotFound } from '../core/outcome.ts'
import type { RouteContext } from '../core/route.ts'

/**
 * The choice in the address of a list of reviews; undefined for all of them in the usual order. 404, which leads to the list, for a word that
 * is no choice, and for a doctor or a service of none of the `reviews`; without them, where they cannot be read, nobody can tell.
 */
export async function reviewChoiceOf(
  { query, path }: RouteContext,
  reviews: () => Promise<readonly Review[] | undefined>,
): Promise<ReviewChoice | undefined> {
  const fault = new NotFound(path, path.replace(/\/page\/\d+$/, ''))
  const choice = readReviewChoice(query)
  if (!choice) throw fault
  if (choice.doctor !== undefined || choice.service !== undefined) {
    const all = await reviews()
    if (all && !isOffered(all, choice)) throw fault
  }
  return Object.keys(choice).length > 0 ? choice : undefined
}
