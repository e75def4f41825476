import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** A card of a company's doctor belongs to another person. */
export const people = defineEvent({
  name: 'people',
  of: ['company'],
  tags: ({ company }) => [tags.specialists(company), tags.people],
})
