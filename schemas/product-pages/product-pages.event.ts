import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** The blocks of a page of the product are upgraded: lists of such pages stay as they are. */
export const productBlocks = defineEvent({
  name: 'product-blocks',
  of: ['slug'],
  tags: ({ slug }) => [tags.customPage(slug)],
})
