import type directoryReviews from '../../schemas/blocks/directory-reviews.ts'
import { defineLoader } from '../loader.ts'
import { directoryPath } from '../parts/directory-paths.ts'
import { placesOf } from '../parts/directory-places.ts'
import { pagingOf } from '../parts/paging.ts'
import { toPage } from '../parts/paths.ts'
import { placePath } from '../parts/profile-paths.ts'
import { reviewWords } from '../parts/review-words.ts'
import { doctorLinkAt } from '../parts/specialist-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the newest reviews of the directory, or of a city. */
export default defineLoader<typeof directoryReviews>(async ({ city, page = 1 }, context) => {
  const { source } = context
  const reviews = await source.latestReviews(withoutUndefined({ city, page }))
  return withoutUndefined({
    ...placesOf(city, reviews.cities, (to) => directoryPath('reviews', to)),
    city: reviews.city?.name,
    items: reviews.items.map((review) => {
      const { company, rating, specialist } = review
      return withoutUndefined({
        company: { name: company.name, link: toPage(placePath(company)) },
        ...reviewWords(review, company.name, context),
        rating,
        specialist: specialist && {
          name: specialist.name,
          link: doctorLinkAt(company.slug, specialist),
        },
      })
    }),
    paging: pagingOf(reviews, (to) => directoryPath('reviews', city, to)),
  })
})
