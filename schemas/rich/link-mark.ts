import { plain } from '../core/plain-schema.ts'
import { hrefPattern } from '../formats/href.ts'
import { key } from './rich-object.ts'

/** The definition of a link in a text. */
export const linkMark = plain.object({
  _type: plain.unsafe<'link'>({ const: 'link' }),
  _key: key,
  href: plain.string({ maxLength: 2000, pattern: hrefPattern }),
})
