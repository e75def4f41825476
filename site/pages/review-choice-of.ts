import type { Review } from '../../content-adapters/entities/review.ts'
import { chooseReviews, isOffered } from '../../content-adapters/parts/review-facets.ts'
import { defaultLocale } from '../../locales/locale.ts'
import { type ReviewChoice, readReviewChoice } from '../../schemas/reviews/review-choice.ts'
import { beyondLast } from '../core/outcome.ts'
import type { RouteContext } from '../core/route.ts'
import { reviewPages } from './review-pages.ts'

/**
 * The choice in the address of a list of reviews; undefined for all of them in the usual order. 404, which leads to the list, for a word that
 * is no choice, for a doctor or a service of none of the `reviews`, and beyond the last page of the choice; without them, where they cannot be
 * read, nobody can tell.
 */
export async function reviewChoiceOf(
  { query, path, params }: Pick<RouteContext, 'query' | 'path' | 'params'>,
  reviews: () => Promise<readonly Review[] | undefined>,
): Promise<ReviewChoice | undefined> {
  const fault = beyondLast(path)
  const choice = readReviewChoice(query)
  if (!choice) throw fault
  if (Object.keys(choice).length === 0) return undefined
  const page = Number(params.page ?? 1)
  if (page > 1 || choice.doctor !== undefined || choice.service !== undefined) {
    const all = await reviews()
    if (
      all &&
      !(isOffered(all, choice) && page <= reviewPages(chooseReviews(all, choice, defaultLocale).chosen))
    )
      throw fault
  }
  return choice
}
