import { staffReviewStates } from '../../../schemas/api/review.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { staffReviews } from '../../queries/reviews.ts'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Reviews } from './loaded-screen.tsx'

/** R94: the clinic's reviews, first of all those that wait for an answer. */
export default async function reviewsScreen({ company, cabinetCode, access }: ProState, { query }: Asked) {
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const state = oneOf(staffReviewStates, query.get('state') ?? undefined) ?? 'waiting'
  const page = pageNumber(query.get('page') ?? undefined)
  return (
    <Prefetched queries={[staffReviews(place, state, page)]}>
      <Reviews
        place={place}
        path={`${proPath(company.COMPANY_CODE)}/reviews`}
        state={state}
        page={page}
        now={new Date().toISOString()}
        isDoctor={access.ROLE === 'doctor'}
      />
    </Prefetched>
  )
}
