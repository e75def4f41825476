import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** Time has altered what the directory says of a company: a period has begun or ended, opening times reach another day. */
export const listingDue = defineEvent({
  name: 'listing-due',
  of: ['company'],
  tags: ({ company }) => [tags.company(company)],
})

/** The search knows other complaints, or other names of things. */
export const searchWords = defineEvent({ name: 'search-words', of: [], tags: () => [tags.search] })
