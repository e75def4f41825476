import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** What a person may do in companies is different now. */
export const rights = defineEvent({
  name: 'rights',
  of: ['account'],
  tags: ({ account }) => [tags.access(account)],
})
