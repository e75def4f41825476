import { Tokenizer } from 'htmlparser2'
import { TooComplexError } from './too-complex-error.ts'

export type XmlReader = {
  open: (name: string, attributes: ReadonlyMap<string, string>) => void
  /** All the text between two tags at once. */
  text: (text: string) => void
  close: (name: string) => void
}

/** The limits of reading. */
export type XmlLimits = { depth: number; elements: number; attributes: number }

/**
 * Reads XML tag by tag, in time that grows with its length alone; entities of its document type are not expanded, and unclosed tags are
 * closed at the end. Throws `TooComplexError` as soon as `limits` are exceeded.
 */
export function readXml(source: string, reader: XmlReader, limits: XmlLimits): void {
  const open: string[] = []
  const read = { elements: 0, attributes: 0 }
  let words = ''
  let name = ''
  let attributes = new Map<string, string>()
  let attribute = ''
  let value = ''

  function count(what: keyof typeof read) {
    read[what] += 1
    if (read[what] > limits[what]) throw new TooComplexError(`more than ${limits[what]} ${what}`)
  }
  function say() {
    if (words !== '') reader.text(words)
    words = ''
  }
  function begin() {
    say()
    count('elements')
    if (open.length === limits.depth) throw new TooComplexError(`nested deeper than ${limits.depth}`)
    open.push(name)
    reader.open(name, attributes)
  }
  function end() {
    say()
    const last = open.pop()
    if (last !== undefined) reader.close(last)
  }
  // The tokenizer alone, because the library's `Parser` keeps a stack that costs quadratic time in deep nesting.
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      ontext: (start, stop) => {
        words += source.slice(start, stop)
      },
      ontextentity: (code) => {
        words += String.fromCodePoint(code)
      },
      oncdata: (start, stop, offset) => {
        words += source.slice(start, stop - offset)
      },
      onopentagname: (start, stop) => {
        name = source.slice(start, stop)
        attributes = new Map()
      },
      onattribname: (start, stop) => {
        count('attributes')
        attribute = source.slice(start, stop)
        value = ''
      },
      onattribdata: (start, stop) => {
        value += source.slice(start, stop)
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code)
      },
      onattribend: () => {
        if (!attributes.has(attribute)) attributes.set(attribute, value)
      },
      onopentagend: begin,
      onselfclosingtag: () => {
        begin()
        end()
      },
      onclosetag: (start, stop) => {
        const at = open.lastIndexOf(source.slice(start, stop))
        while (at >= 0 && open.length > at) end()
      },
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(source)
  tokenizer.end()
  while (open.length > 0) end()
}
