import type directoryReviews from '../../schemas/blocks/directory-reviews.ts'
import { defineLoader } from '../loader.ts'
import { directoryPath } from '../parts/directory-paths.ts'
import { placesOf } from '../parts/directory-places.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { reviewWords } from '../parts/review-words.ts'
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
      const site = paths.company(company.slug)
      return withoutUndefined({
        company: { name: company.name, link: toPage(site) },
        ...reviewWords(review, company.name, context),
        rating,
        specialist: specialist && {
          name: specialist.name,
          link: toPage(site + paths.specialist(specialist.slug)),
        },
      })
    }),
    paging: pagingOf(reviews, (to) => directoryPath('reviews', city, to)),
  })
})
