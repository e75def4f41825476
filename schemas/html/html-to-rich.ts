import { Tokenizer } from 'htmlparser2'
import type { PortableText } from '../portable-text.ts'
import { cleanText } from './clean-text.ts'
import { selfClosingTags } from './html-tags.ts'
import { richReader } from './rich-reader.ts'

/**
 * Converts HTML to Portable Text: paragraphs, headings, lists, quotes, decorators and safe links; a table row becomes a
 * paragraph. Other elements are reduced to their text or dropped. The result is always valid against
 * `portableTextSchema`; longer texts are cut off at the end.
 */
export function htmlToRich(html: string): PortableText {
  const text = cleanText(html)
  const reader = richReader()
  let tag = ''
  let attribute = ''
  let value = ''
  let href: string | undefined

  // The tokenizer alone, because the library's `Parser` keeps a stack that costs quadratic time in deep nesting.
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => reader.text(text.slice(start, end)),
      ontextentity: (code) => reader.text(cleanText(String.fromCodePoint(code))),
      onopentagname: (start, end) => {
        tag = text.slice(start, end).toLowerCase()
        href = undefined
      },
      onattribname: (start, end) => {
        attribute = text.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata: (start, end) => {
        value += text.slice(start, end)
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code)
      },
      onattribend: () => {
        if (attribute === 'href') href ??= value
      },
      onopentagend: () => reader.open(tag, href),
      onselfclosingtag: () => {
        reader.open(tag, href)
        if (selfClosingTags.has(tag)) reader.close(tag)
      },
      onclosetag: (start, end) => reader.close(text.slice(start, end).toLowerCase()),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(text)
  tokenizer.end()
  return reader.end()
}
