import type { PortableText } from '../rich/portable-text.ts'

/** A paragraph or a heading of an example. */
export const exampleParagraph = (key: string, text: string, style = 'normal'): PortableText[number] => ({
  _type: 'block',
  _key: key,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
})
