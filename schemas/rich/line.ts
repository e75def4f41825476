import { plain } from '../core/plain-schema.ts'
import { knownTypes } from './known-types.ts'
import { linkMark } from './link-mark.ts'
import { picture } from './picture.ts'
import { richObject } from './rich-object.ts'

const span = richObject('span', {
  text: plain.string({ maxLength: 20_000 }),
  marks: plain.optional(plain.array(plain.string({ maxLength: 40 }), { maxItems: 20 })),
})

/** The content of a paragraph and a cell: text with marks, links and small pictures. */
export const line = {
  children: { type: 'array', items: knownTypes([span, picture]), maxItems: 2000 },
  markDefs: { type: 'array', items: knownTypes([linkMark]), maxItems: 500 },
}
