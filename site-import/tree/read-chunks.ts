import { escapeHtml } from '../../schemas/html/escape-html.ts'
import type { LeftOut } from '../../schemas/site-import.ts'
import type { Chunk, Line, LinkOf } from './chunk.ts'
import { headingLevel } from './heading-level.ts'
import { type Addresses, htmlOf } from './html-of.ts'
import { type IconName, iconIn } from './icon.ts'
import { paragraphs, withoutButton } from './inline.ts'
import { asideOf, isFolder } from './left-out.ts'
import { blockTags, clean, isPriceMark, linesOf, saysPrice, wordsIn } from './lines-of.ts'
import { lookOf } from './look.ts'
import { attributeOf, type Element, elementsIn, isElement, type Node, textOf } from './node.ts'
import { isLogo, type Region, regionOf } from './region.ts'
import { isDataTable, rowsOf } from './table-rows.ts'

/** Tags that make a list one of cards, and no list of lines. */
const cardTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'img', 'details']

/** A page in chunks, and its left-out parts. */
export type ReadChunks = { chunks: Chunk[]; leftOut: LeftOut[] }

const linksOf = (nodes: readonly Node[]): LinkOf[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => [...elementsIn(node)])
    .filter(({ tag }) => tag === 'a')
    .map((link) => ({ href: attributeOf(link, 'href').trim(), text: textOf(link) }))
    .filter(({ href }) => href !== '')

/** Reads a page: its text in its order, without the parts around it. */
export function readChunks(root: Element, addresses: Addresses): ReadChunks {
  const chunks: Chunk[] = []
  const leftOut: LeftOut[] = []
  const holds = new Map<Element, boolean>()
  let region: Region | undefined
  /** Whether the next text follows a picture directly. */
  let isPictured = false
  /** An icon whose words come next. */
  let icon: IconName | undefined
  const written = (node: Node, beside: boolean): string => (beside ? '' : htmlOf(node, addresses))

  const holdsBlocks = (element: Element): boolean => {
    const known = holds.get(element)
    if (known !== undefined) return known
    const found = element.children.some(
      (child) => isElement(child) && (blockTags.test(child.tag) || holdsBlocks(child)),
    )
    holds.set(element, found)
    return found
  }
  const isBlock = (node: Node): node is Element =>
    isElement(node) && (blockTags.test(node.tag) || holdsBlocks(node))

  function add(
    kind: Chunk['kind'],
    nodes: readonly Node[],
    lines: Line[],
    beside: boolean,
    html: string,
    level = 0,
  ) {
    const [first, ...others] = lines
    const before = { ...(isPictured && { isPictured: true as const }), ...(icon && { icon }) }
    const told: Line[] = first ? [{ ...before, ...first }, ...others] : lines
    if (first) [isPictured, icon] = [false, undefined]
    chunks.push({
      kind,
      level,
      html,
      lines: told,
      links: linksOf(nodes),
      ...(beside && { beside: true }),
      ...(region && { region }),
    })
  }

  function heading(nodes: readonly Node[], level: number, beside: boolean): void {
    const lines = linesOf(withoutButton(nodes))
    const text = lines.map((line) => line.text).join(' ')
    const line: Line = { text, ...(lines.some(({ isPriced }) => isPriced) && { isPriced: true }) }
    const html = `<h${level}>${escapeHtml(text)}</h${level}>`
    if (text === '' || text.length > 300) run(nodes, beside, undefined, true)
    else add('heading', nodes, [line], beside, html, level)
  }

  /** A paragraph, or a line that looks like a heading without being one. */
  function run(nodes: readonly Node[], beside: boolean, holder?: Element, isPlain = false): void {
    const lines = linesOf(nodes).map((line) =>
      holder && isPriceMark(holder) && saysPrice(line.text) ? { ...line, isPriced: true as const } : line,
    )
    const inner = nodes.map((node) => written(node, beside)).join('')
    if (lines.length === 0) {
      isPictured ||= nodes.some(
        (node) => isElement(node) && (node.tag === 'img' || lookOf(node).tags.has('img')),
      )
      icon = iconIn(nodes) ?? icon
      if (inner.includes('<img')) add('picture', nodes, [], beside, `<p>${inner}</p>`)
      return
    }
    const level = isPlain ? undefined : headingLevel(nodes, lines, holder)
    const tag = holder?.tag === 'blockquote' || holder?.tag === 'pre' ? holder.tag : 'p'
    if (level !== undefined) heading(nodes, level, beside)
    else add('text', nodes, lines, beside, `<${tag}>${inner}</${tag}>`)
  }

  function list(element: Element, beside: boolean) {
    const items = element.children.filter(isElement)
    const isOfCards = cardTags.some((tag) => lookOf(element).tags.has(tag))
    const isLong = items.some(
      (item) =>
        item.children.filter(isBlock).length > 1 &&
        !/^(?:ul|ol)$/.test(item.children.filter(isBlock)[1]?.tag ?? ''),
    )
    if (isOfCards || isLong) return walk(element, beside)
    const lines = items.flatMap((item) => linesOf([item]))
    if (lines.length > 0) add('list', [element], lines, beside, written(element, beside))
  }

  function table(element: Element, beside: boolean) {
    if (!isDataTable(element)) return walk(element, beside)
    const rows = rowsOf(element)
    if (rows.length > 0) add('table', [element], rows, beside, written(element, beside))
  }

  function question(words: Node[], answer: Node[], beside: boolean) {
    const text = linesOf(words)
      .map((line) => line.text)
      .join(' ')
    const inner = answer.map((node) => written(node, beside)).join('')
    if (text === '' || text.length > 200 || clean(answer.map(textOf).join(' ')) === '')
      return readAll([...words, ...answer], beside)
    chunks.push({
      kind: 'question',
      level: 0,
      html: `<h3>${escapeHtml(text)}</h3><p>${inner}</p>`,
      lines: [{ text }],
      links: [],
      answer: inner,
      ...(beside && { beside: true }),
    })
  }

  function readAll(nodes: readonly Node[], beside: boolean) {
    for (const node of nodes) walkOne(node, beside)
  }

  function definitions(element: Element, beside: boolean) {
    const terms = element.children
      .filter(isElement)
      .flatMap((child) => (child.tag === 'div' ? child.children.filter(isElement) : [child]))
    for (const [index, term] of terms.entries()) {
      if (term.tag !== 'dt') {
        if (terms[index - 1]?.tag !== 'dt') walkOne(term, beside)
        continue
      }
      const definition = terms[index + 1]?.tag === 'dd' ? terms[index + 1] : undefined
      const name = textOf(term)
      if (definition && name.endsWith('?')) question(term.children, [definition], beside)
      else if (definition && !holdsBlocks(definition)) {
        const lines = linesOf([definition])
        const [first, ...others] = lines
        const value = first?.text ?? ''
        add(
          'text',
          [term, definition],
          [{ text: `${name} ${value}`, cells: [name, value] }, ...others],
          beside,
          `<p><b>${written(term, beside).replace(/<\/?p>/g, '')}</b><br>${written(definition, beside).replace(/<\/?p>/g, '')}</p>`,
        )
      } else {
        walkOne(term, beside)
        if (definition) walkOne(definition, beside)
      }
    }
  }

  function walkOne(node: Node, beside: boolean): void {
    if (!isElement(node)) {
      run([node], beside)
      return
    }
    const aside = asideOf(node)
    if (aside) {
      const text = beside ? '' : wordsIn(node) || attributeOf(node, 'src')
      if (text !== '') leftOut.push({ reason: aside.reason, text })
      if (aside.hasFacts) walk(node, true)
      return
    }
    const around = region
    region = regionOf(node) ?? around
    readElement(node, beside)
    region = around
  }

  function readElement(node: Element, beside: boolean) {
    const { tag } = node
    if (/^h[1-6]$/.test(tag) && !holdsTable(node)) {
      // The logo and the slides of a page are no titles of it.
      if (tag === 'h1' && isLogo(node)) run([node], beside, undefined, true)
      else heading([node], region === 'slides' ? Math.max(2, Number(tag[1])) : Number(tag[1]), beside)
    } else if (/^(?:ul|ol|menu|dir)$/.test(tag)) list(node, beside)
    else if (tag === 'table') table(node, beside)
    else if (tag === 'dl') definitions(node, beside)
    else if (tag === 'details') unfolded(node, beside)
    else if (tag === 'a') linked(node, beside)
    else walk(node, beside)
  }

  /** A link around blocks, as around a card, is one of the first of them. */
  function linked(node: Element, beside: boolean) {
    const before = chunks.length
    walk(node, beside)
    chunks[before]?.links.push({ href: attributeOf(node, 'href').trim(), text: textOf(node) })
  }

  /** A part that opens at a press: a question and its answer. */
  function unfolded(node: Element, beside: boolean) {
    const summary = node.children.filter(isElement).find(({ tag }) => tag === 'summary')
    const rest = node.children.filter((child) => child !== summary)
    if (summary) question(summary.children, rest, beside)
    else walk(node, beside)
  }
  const holdsTable = (element: Element) => lookOf(element).tags.has('table') || lookOf(element).tags.has('ul')

  /** Reads the content of an element: runs of inline content are paragraphs. */
  function walk(element: Element, beside: boolean) {
    let inline: Node[] = []
    const flush = () => {
      if (inline.length > 0) for (const part of paragraphs(inline)) run(part, beside, element)
      inline = []
    }
    for (const child of element.children) {
      if (isElement(child) && child.tag === 'title') continue
      if (isElement(child) && isFolder(child)) {
        flush()
        heading(child.children, 3, beside)
        continue
      }
      if (!isBlock(child)) {
        const aside = isElement(child) ? asideOf(child) : undefined
        if (!aside) inline.push(child)
        else if (isElement(child) && textOf(child) !== '')
          leftOut.push({ reason: aside.reason, text: wordsIn(child) })
        continue
      }
      flush()
      walkOne(child, beside)
    }
    flush()
  }
  walk(root, false)
  return { chunks, leftOut }
}
