import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** Visitors read other reviews of a company, or other answers to them. */
export const publishedReviews = defineEvent({
  name: 'published-reviews',
  of: ['company'],
  tags: ({ company }) => [tags.reviews(company)],
})
