import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** Doctors of a company have other next free slots. */
export const nextFree = defineEvent({
  name: 'next-free',
  of: ['company'],
  tags: ({ company }) => [tags.nextFree(company)],
})
