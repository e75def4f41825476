import { Tokenizer } from 'htmlparser2'
import { cleanText } from './clean-text.ts'
import { droppedTags, selfClosingTags } from './html-tags.ts'

/** The attributes that are read; of two with one name the first counts. */
const readAttributes = new Set([
  'href',
  'src',
  'data-src',
  'width',
  'height',
  'alt',
  'style',
  'role',
  'colspan',
  'rowspan',
  'download',
  'data-bytes',
  'data-color',
  'data-tone',
  'data-more',
  'data-object',
])
export type Attributes = ReadonlyMap<string, string>

export type TagReader = {
  text: (text: string) => void
  open: (tag: string, attributes: Attributes) => void
  close: (tag: string) => void
}

/** The attributes to read, and the elements whose content is dropped. */
export type TagRules = { attributes: ReadonlySet<string>; dropped: ReadonlySet<string> }

const richRules: TagRules = { attributes: readAttributes, dropped: droppedTags }

/** Reads HTML tag by tag, without scripts and other elements whose content is dropped. Names are in small letters. */
export function readTags(html: string, reader: TagReader, rules: TagRules = richRules): void {
  const text = cleanText(html)
  let tag = ''
  let attribute = ''
  let value = ''
  let attributes = new Map<string, string>()
  let dropped: { tag: string; depth: number } | undefined

  function drop(name: string, step: 1 | -1) {
    if (!dropped) dropped = { tag: name, depth: 1 }
    else if (dropped.tag === name) dropped.depth += step
    if (dropped.depth === 0) dropped = undefined
  }
  function open() {
    if (dropped || rules.dropped.has(tag)) drop(tag, 1)
    else reader.open(tag, attributes)
  }
  function close(name: string) {
    if (dropped) drop(name, -1)
    else reader.close(name)
  }
  const say = (words: string) => {
    if (!dropped) reader.text(words)
  }
  // The tokenizer alone, because the library's `Parser` keeps a stack that costs quadratic time in deep nesting.
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => say(text.slice(start, end)),
      ontextentity: (code) => say(cleanText(String.fromCodePoint(code))),
      onopentagname: (start, end) => {
        tag = text.slice(start, end).toLowerCase()
        attributes = new Map()
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
        if (rules.attributes.has(attribute) && !attributes.has(attribute)) attributes.set(attribute, value)
      },
      onopentagend: open,
      onselfclosingtag: () => {
        open()
        if (selfClosingTags.has(tag)) close(tag)
      },
      onclosetag: (start, end) => close(text.slice(start, end).toLowerCase()),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(text)
  tokenizer.end()
}
