import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** Something has a published comment more or less. */
export const publishedComments = defineEvent({
  name: 'published-comments',
  of: ['type', 'code'],
  tags: ({ type, code }) => [tags.comments(type, code)],
})
