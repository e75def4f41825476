/** A text that is said in one breath, and the two letters of its language. */
export type Piece = { text: string; lang: string }

const isPartOfLine = (element: Element) => /^(?:inline|contents)/.test(getComputedStyle(element).display)

/** The nearest element that is a block of its own. */
function blockOf(element: Element): Element {
  let block = element
  while (isPartOfLine(block) && block.parentElement) block = block.parentElement
  return block
}

const langOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) ?? ''

/** What a node says by itself: a text, or the words of a picture. */
const wordsOf = (node: Node) => (node instanceof HTMLImageElement ? node.alt : node.nodeValue) ?? ''

/** Some browsers fall silent in the midst of what takes longer than a quarter of a minute. */
const sentencesOf = (text: string, lang: string) =>
  Array.from(
    new Intl.Segmenter(lang || undefined, { granularity: 'sentence' }).segment(text.replace(/\s+/g, ' ')),
    ({ segment }) => segment.trim(),
  )

/** All that there is to read in `main` in the order of the page: a piece a sentence, in sight or for screen readers. */
export function piecesOf(main: Element): Piece[] {
  const pieces: Piece[] = []
  let open: Element | undefined
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Element && !(node instanceof HTMLImageElement)) continue
    const element = node instanceof Element ? node : node.parentElement
    if (!element?.checkVisibility() || element.closest('[aria-hidden=true], style, script')) continue
    const [block, lang, text] = [blockOf(element), langOf(element), wordsOf(node)]
    const last = pieces.at(-1)
    if (last && open === block && last.lang === lang) last.text += text
    else pieces.push({ text, lang })
    open = block
  }
  return pieces
    .flatMap(({ text, lang }) => sentencesOf(text, lang).map((sentence) => ({ text: sentence, lang })))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}
